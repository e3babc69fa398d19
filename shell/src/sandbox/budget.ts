/** What a frame may spend in a second. */
const perSecond = 300

/** Price of a message that makes the page ask the server; all others cost 1. */
const dear = { read: 10, send: 10, stale: 10 } as const

const priceOf = (message: unknown): number => {
  const { kind } = Object(message) as { kind?: unknown }
  return typeof kind === 'string' && Object.hasOwn(dear, kind) ? dear[kind as keyof typeof dear] : 1
}

/** Counts what a frame says: answers whether a message is within what it may spend in a second. `now` is in milliseconds. */
export function createBudget(now: () => number): (message: unknown) => boolean {
  let second = Number.NaN
  let spent = 0
  return (message) => {
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, spent] = [current, 0]
    spent += priceOf(message)
    return spent <= perSecond
  }
}
