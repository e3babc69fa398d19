import { passesBsnChecksum } from './bsn-checksum.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A line of text on a paper; sizes and positions in millimetres. */
export interface PrintedText {
  text: string
  x: number
  y: number
  size: number
  font: string
  bold?: boolean
  /** Greyscale value from 0 (black) to 1. */
  grey?: number
}

/** A bar, line or box on a paper, in millimetres. */
export interface PrintedBox {
  x: number
  y: number
  width: number
  height: number
  color: string
}

export interface SyntheticPaper {
  kind: 'letter' | 'payslip' | 'statement' | 'card'
  width: number
  height: number
  ground: string
  boxes: PrintedBox[]
  texts: PrintedText[]
  /** Citizen service number printed on the paper; null if there is none. */
  bsn: string | null
}

const fontNames = ['Inter', 'Alan Sans', 'serif', 'sans-serif', 'monospace']
const personNames = [
  'A. de Vries',
  'J.M. Bakker',
  'S. el Amrani',
  'P.C. van der Meer',
  'L. Jansen',
  'M. Öztürk',
]
const streetLines = [
  'Kerkstraat 12',
  'Lindelaan 204',
  'Oude Gracht 7-B',
  'Molenweg 33',
  'Prins Hendrikkade 98',
]
const townLines = ['3511 AB Utrecht', '1012 LG Amsterdam', '6211 CX Maastricht', '9712 CP Groningen']
const employerNames = [
  'Pensioenfonds Waterland',
  'Gemeente Rivierstad',
  'Loonburo Van Dam B.V.',
  'Zorgverzekeraar De Dijk',
]

/** Creates a number that passes the checksum of the citizen service number. */
export function createBsn(random: SeededRandom): string {
  for (;;) {
    const digits = random.next() < 0.15 ? `0${random.nextDigits(8)}` : random.nextDigits(9)
    if (passesBsnChecksum(digits)) return digits
  }
}

/** Creates a nine-digit number that does not pass the checksum. */
function createNonBsn(random: SeededRandom): string {
  for (;;) {
    const digits = random.nextDigits(9)
    if (!passesBsnChecksum(digits)) return digits
  }
}

const createDate = (random: SeededRandom) =>
  `${String(random.nextInteger(1, 28)).padStart(2, '0')}-${String(random.nextInteger(1, 12)).padStart(2, '0')}-${random.nextInteger(1958, 2026)}`
const createAmount = (random: SeededRandom) =>
  `${random.nextInteger(1, 9)}.${String(random.nextInteger(0, 999)).padStart(3, '0')},${String(random.nextInteger(0, 99)).padStart(2, '0')}`
const createIban = (random: SeededRandom) =>
  `NL${random.nextDigits(2)} ${random.pick(['ABNA', 'INGB', 'RABO'])} 0${random.nextDigits(3)} ${random.nextDigits(4)} ${random.nextDigits(2)}`

/** Formats a citizen service number in one of the ways found on papers. */
function formatBsn(bsn: string, random: SeededRandom): string {
  const way = random.nextInteger(0, 9)
  if (way < 6) return bsn
  if (way < 8) return `${bsn.slice(0, 4)}.${bsn.slice(4, 6)}.${bsn.slice(6)}`
  if (way === 8) return `${bsn.slice(0, 3)} ${bsn.slice(3, 6)} ${bsn.slice(6)}`
  return `${bsn.slice(0, 4)} ${bsn.slice(4, 6)} ${bsn.slice(6)}`
}

function createBlankPaper(kind: SyntheticPaper['kind'], random: SeededRandom, bsn: string | null) {
  const font = random.pick(fontNames)
  const size = random.pick([3.2, 3.5, 3.9, 4.2])
  const paper: SyntheticPaper = { kind, width: 210, height: 297, ground: '#fff', boxes: [], texts: [], bsn }
  const printText = (text: string, x: number, y: number, options: Partial<PrintedText> = {}) =>
    paper.texts.push({ text, x, y, size, font, ...options })
  return { paper, print: printText, size, step: size * 1.6 }
}

const letterSentences = [
  'Wij hebben uw aanvraag ontvangen en in behandeling genomen.',
  'Hieronder leest u wat wij van u hebben vastgelegd.',
  'Klopt er iets niet? Geef dit dan binnen zes weken aan ons door.',
  'Voor vragen kunt u ons op werkdagen bellen tussen 9.00 en 17.00 uur.',
  'Bewaar deze brief goed: u hebt hem later misschien weer nodig.',
  'De hoogte van het bedrag hangt af van uw inkomen en uw woonsituatie.',
  'Meer informatie over de regeling vindt u op onze website.',
]

function createLetter(random: SeededRandom, bsn: string | null): SyntheticPaper {
  const { paper, print, size, step } = createBlankPaper('letter', random, bsn)
  print(random.pick(employerNames), 20, 24, { size: size * 1.5, bold: true })
  for (const [row, text] of [
    random.pick(personNames),
    random.pick(streetLines),
    random.pick(townLines),
  ].entries())
    print(text, 20, 48 + row * step)
  let y = 80
  const printLabelledValue = (label: string, value: string) => {
    print(label, 20, y, { grey: 0.3 })
    print(value, 75, y)
    y += step
  }
  printLabelledValue('Datum', createDate(random))
  printLabelledValue('Ons kenmerk', `${random.nextDigits(3)}/${createNonBsn(random)}`)
  if (bsn && random.next() < 0.6)
    printLabelledValue(random.pick(['BSN', 'Burgerservicenummer', 'Uw BSN']), formatBsn(bsn, random))
  printLabelledValue('Telefoon', `0${random.nextDigits(2)} ${random.nextDigits(3)} ${random.nextDigits(4)}`)
  y += step
  print('Geachte heer of mevrouw,', 20, y)
  y += step * 1.6
  const inLine = bsn && !paper.texts.some(({ text }) => /^(Uw )?(BSN|Burgerservicenummer)$/.test(text))
  const body = Array.from({ length: random.nextInteger(6, 14) }, () => random.pick(letterSentences))
  if (inLine) body.splice(random.nextInteger(0, 3), 0, `Uw burgerservicenummer is ${formatBsn(bsn, random)}.`)
  for (const line of body) {
    print(line, 20, y)
    y += step
  }
  print(`Wij betalen op rekening ${createIban(random)}.`, 20, y + step)
  return paper
}

function createPayslip(random: SeededRandom, bsn: string | null): SyntheticPaper {
  const { paper, print, size, step } = createBlankPaper('payslip', random, bsn)
  paper.boxes.push({ x: 15, y: 14, width: 180, height: 12, color: '#dfe7ee' })
  print('Salarisspecificatie', 18, 22, { size: size * 1.5, bold: true })
  print(`Periode ${random.nextInteger(1, 12)} ${random.nextInteger(2023, 2026)}`, 140, 22)
  const leftColumn: [string, string][] = [
    ['Werknemer', random.pick(personNames)],
    ['Personeelsnr', random.nextDigits(5)],
    ...(bsn
      ? ([[random.pick(['BSN', 'Burgerservicenr', 'BSN/sofinummer']), formatBsn(bsn, random)]] as [
          string,
          string,
        ][])
      : []),
    ['Geboren', createDate(random)],
    ['In dienst', createDate(random)],
  ]
  const right: [string, string][] = [
    ['Loonheffingennr', `${random.nextDigits(9)}L01`],
    ['KvK', random.nextDigits(8)],
    ['Rekening', createIban(random)],
    ['Uren', `${random.nextInteger(80, 168)},00`],
  ]
  for (const [row, [label, value]] of leftColumn.entries()) {
    print(label, 18, 40 + row * step, { grey: 0.3 })
    print(value, 62, 40 + row * step)
  }
  for (const [row, [label, value]] of right.entries()) {
    print(label, 112, 40 + row * step, { grey: 0.3 })
    print(value, 152, 40 + row * step)
  }
  const lines = [
    'Salaris',
    'Vakantietoeslag',
    'Pensioenpremie',
    'Loonheffing',
    'WGA-premie',
    'Reiskosten',
    'Netto loon',
  ]
  for (const [row, label] of lines.entries()) {
    const y = 90 + row * step * 1.2
    paper.boxes.push({ x: 15, y: y + 1.6, width: 180, height: 0.2, color: '#999' })
    print(label, 18, y)
    print(createAmount(random), 110, y)
    print(createAmount(random), 160, y)
  }
  return paper
}

function createAnnualIncomeStatement(random: SeededRandom, bsn: string | null): SyntheticPaper {
  const { paper, print, size, step } = createBlankPaper('statement', random, bsn)
  print(`Jaaropgave ${random.nextInteger(2020, 2025)}`, 20, 30, { size: size * 1.6, bold: true })
  const rows: [string, string][] = [
    ['Inhoudingsplichtige', random.pick(employerNames)],
    ['Naam', random.pick(personNames)],
    ['Adres', `${random.pick(streetLines)}, ${random.pick(townLines)}`],
    ...(bsn ? ([['Burgerservicenummer (BSN)', formatBsn(bsn, random)]] as [string, string][]) : []),
    ['Leningnummer', createNonBsn(random)],
    ['Loon loonbelasting', createAmount(random)],
    ['Ingehouden loonheffing', createAmount(random)],
    ['Arbeidskorting', createAmount(random)],
    ['Schuld op 31-12', createAmount(random)],
  ]
  for (const [row, [label, value]] of rows.entries()) {
    const y = 60 + row * step * 1.5
    print(label, 20, y)
    print(value, 95, y, { bold: random.next() < 0.2 })
  }
  for (let row = 0; row < random.nextInteger(2, 5); row++)
    print(random.pick(letterSentences), 20, 160 + row * step)
  return paper
}

/** Creates the back of an identity card, in the size of a bank card, on a desk. */
function createIdentityCard(random: SeededRandom, bsn: string | null): SyntheticPaper {
  const paper: SyntheticPaper = {
    kind: 'card',
    width: 110,
    height: 78,
    ground: random.pick(['#8b8378', '#d8d4cc', '#b7c0c9']),
    boxes: [],
    texts: [],
    bsn,
  }
  const ground = random.pick(['#e3edf2', '#f3e7ea', '#eef0e2'])
  paper.boxes.push({ x: 11, y: 11, width: 88, height: 56, color: ground })
  for (let line = 0; line < 18; line++)
    paper.boxes.push({ x: 11, y: 12 + line * 3, width: 88, height: 0.15, color: '#cfdbe2' })
  const font = random.pick(['Inter', 'Alan Sans', 'sans-serif'])
  const printText = (text: string, x: number, y: number, size: number, options: Partial<PrintedText> = {}) =>
    paper.texts.push({ text, x, y, size, font, ...options })
  printText('KONINKRIJK VAN MODELLAND', 15, 18, 3.2, { bold: true, grey: 0.2 })
  printText('Identiteitskaart / Identity card', 15, 22, 2, { grey: 0.3 })
  const fields: [string, string][] = [
    ['Documentnummer / Document no.', `SPECI${random.nextDigits(4)}`],
    ['Naam / Name', random.pick(personNames)],
    ...(bsn
      ? ([[random.pick(['BSN / Personal no.', 'Persoonsnummer / Personal no.']), bsn]] as [string, string][])
      : []),
    ['Geboortedatum / Date of birth', createDate(random)],
    ['Geldig tot / Date of expiry', createDate(random)],
  ]
  for (const [row, [label, value]] of fields.entries()) {
    printText(label, 15, 28 + row * 7, 1.7, { grey: 0.35 })
    printText(value, 15, 31.5 + row * 7, 3, { bold: true })
  }
  return paper
}

const paperFactories = [createLetter, createPayslip, createAnnualIncomeStatement, createIdentityCard]

/**
 * Creates the synthetic document at an index of the corpus. Every fifth document has no citizen service number (BSN).
 */
export function createPaper(index: number, random: SeededRandom): SyntheticPaper {
  const bsn = index % 5 === 4 ? null : createBsn(random)
  return (paperFactories[Math.floor(index / 5) % paperFactories.length] as typeof createLetter)(random, bsn)
}
