import { createHash } from 'node:crypto'

const houseColours = ['#b86b4b', '#c98a5e', '#a35d4a', '#d4a373', '#9c6644', '#c2b2a0']

/** Left edge, and top as a fraction of the height, of the windows of each front. */
const windows = [
  [18, 0.12],
  [58, 0.12],
  [58, 0.56],
] as const

/** Draws a street for an address: SVG. Equal addresses give equal pictures. */
export function drawStreet(width: number, height: number, address: string): string {
  const seed = createHash('sha1').update(address).digest()
  const houses = Array.from({ length: 4 }, (_, index) => {
    const top = 68 + (seed[index] ?? 0) / 10
    const houseHeight = 164 - top
    const colour = houseColours[(seed[index + 4] ?? 0) % houseColours.length]
    const panes = windows.map(
      ([left, from]) =>
        `<rect x="${left}" y="${houseHeight * from}" width="24" height="${houseHeight * 0.28}" rx="2" fill="#eef6fa"/>`,
    )
    return `<g transform="translate(${index * 100} ${top})">
<rect width="98" height="${houseHeight}" fill="${colour}"/>
<path d="M0 0 50-32 100 0z" fill="#5b4a44"/>
${panes.join('\n')}
<rect x="18" y="${houseHeight * 0.52}" width="20" height="${houseHeight * 0.48}" rx="3" fill="#2f4858"/>
</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice">
<rect width="400" height="200" fill="#cfe5f2"/>
<circle cx="340" cy="40" r="18" fill="#ffe9a8"/>
${houses.join('\n')}
<rect y="164" width="400" height="36" fill="#8d99a6"/>
<rect y="164" width="400" height="8" fill="#c9cdd1"/>
</svg>`
}
