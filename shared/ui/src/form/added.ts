/** How many characters of a text were put in, beside those that stood there before and after them. */
export function addedTo(before: string, after: string): number {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start] === after[start]) start++
  let end = 0
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.length - start - end
}
