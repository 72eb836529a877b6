declare module 'virtual:words/*' {
  const text: string;
  export default text;
  export const books: Record<string, () => Promise<{ default: string }>>;
}
declare module 'virtual:icons/*' {
  const bodies: Record<string, string>;
  export default bodies;
}
