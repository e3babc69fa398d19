/** Figures of the same thing of both kinds. */
export interface Figures {
  name: string
  federated: object
  oneBundle: object
}

const number = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toFixed(2)).toString()

/** Prints all figures as one table: federated / one bundle, and the first divided by the second. */
export function printTable(figures: readonly Figures[]): void {
  const rows = figures.map(({ name, federated, oneBundle }) => {
    const other = new Map(Object.entries(oneBundle))
    const cells = Object.entries(federated)
      .filter(([, value]) => typeof value === 'number')
      .map(([figure, value]) => [figure, cell(value, Number(other.get(figure)))])
    return [name, Object.fromEntries(cells)] as const
  })
  console.table(Object.fromEntries(rows))
}

const cell = (one: number, other: number) =>
  `${number(one)} / ${number(other)}${other > 0 ? ` (${(one / other).toFixed(2)})` : ''}`
