/** Figures of the same thing of each kind. */
export interface Figures<Kind extends string> {
  name: string
  of: Readonly<Record<Kind, object>>
}

const number = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toFixed(2)).toString()

/** Prints all figures as one table: those of one kind and of another, and the first divided by the second. */
export function printTable<Kind extends string>(
  figures: readonly Figures<Kind>[],
  [one, other]: readonly [Kind, Kind],
): void {
  const rows = figures.map(({ name, of }) => {
    const others = new Map(Object.entries(of[other]))
    const cells = Object.entries(of[one])
      .filter(([, value]) => typeof value === 'number')
      .map(([figure, value]) => [figure, cell(value, Number(others.get(figure)))])
    return [name, Object.fromEntries(cells)] as const
  })
  console.log(`${one} / ${other}`)
  console.table(Object.fromEntries(rows))
}

const cell = (one: number, other: number) =>
  `${number(one)} / ${number(other)}${other > 0 ? ` (${(one / other).toFixed(2)})` : ''}`
