import { isBsn } from './eleven-test.ts'
import type { Seeded } from './seeded.ts'

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

/** A synthetic paper. */
export interface Paper {
  kind: 'letter' | 'payslip' | 'statement' | 'card'
  width: number
  height: number
  ground: string
  boxes: PrintedBox[]
  texts: PrintedText[]
  /** The number printed on the paper; null if there is none. */
  bsn: string | null
}

const fonts = ['Inter', 'Alan Sans', 'serif', 'sans-serif', 'monospace']
const names = ['A. de Vries', 'J.M. Bakker', 'S. el Amrani', 'P.C. van der Meer', 'L. Jansen', 'M. Öztürk']
const streets = ['Kerkstraat 12', 'Lindelaan 204', 'Oude Gracht 7-B', 'Molenweg 33', 'Prins Hendrikkade 98']
const towns = ['3511 AB Utrecht', '1012 LG Amsterdam', '6211 CX Maastricht', '9712 CP Groningen']
const employers = [
  'Pensioenfonds Waterland',
  'Gemeente Rivierstad',
  'Loonburo Van Dam B.V.',
  'Zorgverzekeraar De Dijk',
]

/** A number that passes the eleven test. */
export function madeUpBsn(random: Seeded): string {
  for (;;) {
    const digits = random.next() < 0.15 ? `0${random.digits(8)}` : random.digits(9)
    if (isBsn(digits)) return digits
  }
}

/** A nine-digit number that does not pass. */
function otherNine(random: Seeded): string {
  for (;;) {
    const digits = random.digits(9)
    if (!isBsn(digits)) return digits
  }
}

const day = (random: Seeded) =>
  `${String(random.whole(1, 28)).padStart(2, '0')}-${String(random.whole(1, 12)).padStart(2, '0')}-${random.whole(1958, 2026)}`
const amount = (random: Seeded) =>
  `${random.whole(1, 9)}.${String(random.whole(0, 999)).padStart(3, '0')},${String(random.whole(0, 99)).padStart(2, '0')}`
const iban = (random: Seeded) =>
  `NL${random.digits(2)} ${random.pick(['ABNA', 'INGB', 'RABO'])} 0${random.digits(3)} ${random.digits(4)} ${random.digits(2)}`

/** Formats of the number on papers. */
function written(bsn: string, random: Seeded): string {
  const way = random.whole(0, 9)
  if (way < 6) return bsn
  if (way < 8) return `${bsn.slice(0, 4)}.${bsn.slice(4, 6)}.${bsn.slice(6)}`
  if (way === 8) return `${bsn.slice(0, 3)} ${bsn.slice(3, 6)} ${bsn.slice(6)}`
  return `${bsn.slice(0, 4)} ${bsn.slice(4, 6)} ${bsn.slice(6)}`
}

function sheet(kind: Paper['kind'], random: Seeded, bsn: string | null) {
  const font = random.pick(fonts)
  const size = random.pick([3.2, 3.5, 3.9, 4.2])
  const paper: Paper = { kind, width: 210, height: 297, ground: '#fff', boxes: [], texts: [], bsn }
  const print = (text: string, x: number, y: number, more: Partial<PrintedText> = {}) =>
    paper.texts.push({ text, x, y, size, font, ...more })
  return { paper, print, size, step: size * 1.6 }
}

const sentences = [
  'Wij hebben uw aanvraag ontvangen en in behandeling genomen.',
  'Hieronder leest u wat wij van u hebben vastgelegd.',
  'Klopt er iets niet? Geef dit dan binnen zes weken aan ons door.',
  'Voor vragen kunt u ons op werkdagen bellen tussen 9.00 en 17.00 uur.',
  'Bewaar deze brief goed: u hebt hem later misschien weer nodig.',
  'De hoogte van het bedrag hangt af van uw inkomen en uw woonsituatie.',
  'Meer informatie over de regeling vindt u op onze website.',
]

function letter(random: Seeded, bsn: string | null): Paper {
  const { paper, print, size, step } = sheet('letter', random, bsn)
  print(random.pick(employers), 20, 24, { size: size * 1.5, bold: true })
  for (const [row, text] of [random.pick(names), random.pick(streets), random.pick(towns)].entries())
    print(text, 20, 48 + row * step)
  let y = 80
  const pair = (label: string, value: string) => {
    print(label, 20, y, { grey: 0.3 })
    print(value, 75, y)
    y += step
  }
  pair('Datum', day(random))
  pair('Ons kenmerk', `${random.digits(3)}/${otherNine(random)}`)
  if (bsn && random.next() < 0.6)
    pair(random.pick(['BSN', 'Burgerservicenummer', 'Uw BSN']), written(bsn, random))
  pair('Telefoon', `0${random.digits(2)} ${random.digits(3)} ${random.digits(4)}`)
  y += step
  print('Geachte heer of mevrouw,', 20, y)
  y += step * 1.6
  const inLine = bsn && !paper.texts.some(({ text }) => /^(Uw )?(BSN|Burgerservicenummer)$/.test(text))
  const body = Array.from({ length: random.whole(6, 14) }, () => random.pick(sentences))
  if (inLine) body.splice(random.whole(0, 3), 0, `Uw burgerservicenummer is ${written(bsn, random)}.`)
  for (const line of body) {
    print(line, 20, y)
    y += step
  }
  print(`Wij betalen op rekening ${iban(random)}.`, 20, y + step)
  return paper
}

function payslip(random: Seeded, bsn: string | null): Paper {
  const { paper, print, size, step } = sheet('payslip', random, bsn)
  paper.boxes.push({ x: 15, y: 14, width: 180, height: 12, color: '#dfe7ee' })
  print('Salarisspecificatie', 18, 22, { size: size * 1.5, bold: true })
  print(`Periode ${random.whole(1, 12)} ${random.whole(2023, 2026)}`, 140, 22)
  const left: [string, string][] = [
    ['Werknemer', random.pick(names)],
    ['Personeelsnr', random.digits(5)],
    ...(bsn
      ? ([[random.pick(['BSN', 'Burgerservicenr', 'BSN/sofinummer']), written(bsn, random)]] as [
          string,
          string,
        ][])
      : []),
    ['Geboren', day(random)],
    ['In dienst', day(random)],
  ]
  const right: [string, string][] = [
    ['Loonheffingennr', `${random.digits(9)}L01`],
    ['KvK', random.digits(8)],
    ['Rekening', iban(random)],
    ['Uren', `${random.whole(80, 168)},00`],
  ]
  for (const [row, [label, value]] of left.entries()) {
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
    print(amount(random), 110, y)
    print(amount(random), 160, y)
  }
  return paper
}

function statement(random: Seeded, bsn: string | null): Paper {
  const { paper, print, size, step } = sheet('statement', random, bsn)
  print(`Jaaropgave ${random.whole(2020, 2025)}`, 20, 30, { size: size * 1.6, bold: true })
  const rows: [string, string][] = [
    ['Inhoudingsplichtige', random.pick(employers)],
    ['Naam', random.pick(names)],
    ['Adres', `${random.pick(streets)}, ${random.pick(towns)}`],
    ...(bsn ? ([['Burgerservicenummer (BSN)', written(bsn, random)]] as [string, string][]) : []),
    ['Leningnummer', otherNine(random)],
    ['Loon loonbelasting', amount(random)],
    ['Ingehouden loonheffing', amount(random)],
    ['Arbeidskorting', amount(random)],
    ['Schuld op 31-12', amount(random)],
  ]
  for (const [row, [label, value]] of rows.entries()) {
    const y = 60 + row * step * 1.5
    print(label, 20, y)
    print(value, 95, y, { bold: random.next() < 0.2 })
  }
  for (let row = 0; row < random.whole(2, 5); row++) print(random.pick(sentences), 20, 160 + row * step)
  return paper
}

/** The back of an identity card, in bank card size, on a desk. */
function card(random: Seeded, bsn: string | null): Paper {
  const paper: Paper = {
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
  const print = (text: string, x: number, y: number, size: number, more: Partial<PrintedText> = {}) =>
    paper.texts.push({ text, x, y, size, font, ...more })
  print('KONINKRIJK VAN MODELLAND', 15, 18, 3.2, { bold: true, grey: 0.2 })
  print('Identiteitskaart / Identity card', 15, 22, 2, { grey: 0.3 })
  const fields: [string, string][] = [
    ['Documentnummer / Document no.', `SPECI${random.digits(4)}`],
    ['Naam / Name', random.pick(names)],
    ...(bsn
      ? ([[random.pick(['BSN / Personal no.', 'Persoonsnummer / Personal no.']), bsn]] as [string, string][])
      : []),
    ['Geboortedatum / Date of birth', day(random)],
    ['Geldig tot / Date of expiry', day(random)],
  ]
  for (const [row, [label, value]] of fields.entries()) {
    print(label, 15, 28 + row * 7, 1.7, { grey: 0.35 })
    print(value, 15, 31.5 + row * 7, 3, { bold: true })
  }
  return paper
}

const makers = [letter, payslip, statement, card]

/** Makes a paper of the corpus by index; every fifth has no number. */
export function paperOf(at: number, random: Seeded): Paper {
  const bsn = at % 5 === 4 ? null : madeUpBsn(random)
  return (makers[Math.floor(at / 5) % makers.length] as typeof letter)(random, bsn)
}
