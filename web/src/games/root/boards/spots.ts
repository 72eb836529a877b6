/** Names of the places on boards and cards. The door maps the shape of an action to them, so that prompt and board are the same act. */
export const spot = {
  card: (id: string): string => `card:${id}`,
  quest: (id: string): string => `quest:${id}`,
  item: (item: string, up: boolean, damaged: boolean): string => `item:${item}:${damaged ? 'damaged' : up ? 'up' : 'down'}`,
  piece: (piece: string): string => `piece:${piece}`,
  column: (column: string): string => `column:${column}`,
  character: (character: string): string => `character:${character}`,
  leader: (leader: string): string => `leader:${leader}`,
  service: (service: string, price: number): string => `service:${service}:${price}`,
  post: (suit: string): string => `post:${suit}`,
  suit: (suit: string): string => `suit:${suit}`,
  conspiracy: (name: string): string => `conspiracy:${name}`,
  /** an item somebody has made: the Vagabond may take it for an aid */
  crafted: (seat: number, item: string): string => `crafted:${seat}:${item}`,
  seat: (seat: number): string => `seat:${seat}`,
  funds: (seat: number): string => `funds:${seat}`,
} as const;
