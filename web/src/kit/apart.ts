/** Things of one size along a line, each as near as possible to where it wants to be: none covers another, none leaves the line. Pure. */
export function apart(wanted: readonly number[], size: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  interface Group {
    first: number;
    members: number[];
  }
  const groups: Group[] = [];
  const place = (members: number[]): Group => {
    const mean = members.reduce((sum, i, rank) => sum + wanted[i]! - rank * size, 0) / members.length;
    return { members, first: Math.max(low, Math.min(mean, high - (members.length - 1) * size)) };
  };
  for (const i of order) {
    let group = place([i]);
    for (let before = groups.at(-1); before && before.first + before.members.length * size > group.first; before = groups.at(-1)) {
      groups.pop();
      group = place([...before.members, ...group.members]);
    }
    groups.push(group);
  }
  const at = wanted.map(() => low);
  for (const { first, members } of groups) members.forEach((i, rank) => (at[i] = first + rank * size));
  return at;
}
