import type { Condition } from './draw-scan.ts'
import { type Paper, paperOf } from './papers.ts'
import { type Seeded, seeded } from './seeded.ts'

/** A synthetic scan: a paper and the conditions of its picture. */
export interface Scan {
  at: number
  paper: Paper
  condition: Condition
}

/** Number of scans per condition; two hundred in all. */
const counts: Readonly<Record<Condition['name'], number>> = {
  straight: 80,
  turned: 30,
  skewed: 40,
  dim: 25,
  blurred: 25,
}

function conditionOf(name: Condition['name'], card: boolean, random: Seeded): Condition {
  const plain = {
    name,
    density: card ? random.pick([250, 300, 350]) : random.pick([150, 180, 200]),
    degrees: 0,
    light: 1,
    shade: 0,
    noise: random.whole(0, 6),
    blur: 0,
    seed: random.whole(1, 1_000_000),
  }
  const side = random.pick([-1, 1])
  if (name === 'turned') return { ...plain, degrees: random.pick([90, 180, 270]) }
  if (name === 'skewed') return { ...plain, degrees: side * (1 + random.next() * 6) }
  if (name === 'dim')
    return {
      ...plain,
      light: 0.35 + random.next() * 0.25,
      shade: random.next() * 0.2,
      noise: random.whole(10, 22),
    }
  if (name === 'blurred') return { ...plain, blur: 0.8 + random.next() * 0.9 }
  return plain
}

/** The corpus; identical in each run. */
export function corpus(): Scan[] {
  const random = seeded(20_261_126)
  return Object.entries(counts).flatMap(([name, count], part) =>
    Array.from({ length: count }, (_, at) => {
      const paper = paperOf(at, random)
      const condition = conditionOf(name as Condition['name'], paper.kind === 'card', random)
      return { at: part * 1000 + at, paper, condition }
    }),
  )
}
