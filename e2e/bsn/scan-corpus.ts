import type { ScanCondition } from './draw-scan.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { createPaper, type SyntheticPaper } from './synthetic-papers.ts'

/** A synthetic scan: a paper, and the conditions under which it was photographed or scanned. */
export interface SyntheticScan {
  index: number
  paper: SyntheticPaper
  condition: ScanCondition
}

/** Number of scans for each condition; two hundred in total. */
const scanCountByCondition: Readonly<Record<ScanCondition['name'], number>> = {
  straight: 80,
  turned: 30,
  skewed: 40,
  dim: 25,
  blurred: 25,
}

function createCondition(name: ScanCondition['name'], card: boolean, random: SeededRandom): ScanCondition {
  const plain = {
    name,
    density: card ? random.pick([250, 300, 350]) : random.pick([150, 180, 200]),
    degrees: 0,
    light: 1,
    shade: 0,
    noise: random.nextInteger(0, 6),
    blur: 0,
    seed: random.nextInteger(1, 1_000_000),
  }
  const side = random.pick([-1, 1])
  if (name === 'turned') return { ...plain, degrees: random.pick([90, 180, 270]) }
  if (name === 'skewed') return { ...plain, degrees: side * (1 + random.next() * 6) }
  if (name === 'dim')
    return {
      ...plain,
      light: 0.35 + random.next() * 0.25,
      shade: random.next() * 0.2,
      noise: random.nextInteger(10, 22),
    }
  if (name === 'blurred') return { ...plain, blur: 0.8 + random.next() * 0.9 }
  return plain
}

/** Creates the corpus of scans, which is identical in each run. */
export function createCorpus(): SyntheticScan[] {
  const random = createSeededRandom(20_261_126)
  return Object.entries(scanCountByCondition).flatMap(([name, count], part) =>
    Array.from({ length: count }, (_, index) => {
      const paper = createPaper(index, random)
      const condition = createCondition(name as ScanCondition['name'], paper.kind === 'card', random)
      return { index: part * 1000 + index, paper, condition }
    }),
  )
}
