/** How much room there is: below 720 px the phone layout holds, below 1100 px the side rail is a drawer. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 719px), (max-height: 480px)');
export const roomy = new MediaQuery('(min-width: 1440px)');
export const narrow = new MediaQuery('(max-width: 1099px)');
/** Room for a wide table and the log beside it. */
export const spacious = new MediaQuery('(min-width: 1640px)');
