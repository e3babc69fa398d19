import { Readable } from 'node:stream'
import PdfDocument from 'pdfkit'
import type { FileStore } from '../files/store.ts'
import type { FileSource } from '../firm-api/apply/files.ts'
import { signaturePicture } from './inbox.ts'

const sentences = [
  'Dit document hoort bij de demonstratie van het klantportaal. Namen en bedragen zijn verzonnen.',
  'In dit stuk staat wat is besproken, welke keuzes zijn gemaakt en waarom die bij uw situatie passen.',
  'Bewaar het bij uw papieren. Hebt u vragen, neem dan contact op met uw adviseur.',
]

/** A small PDF of two pages with a title; the same title gives the same bytes. */
export function makePdf(title: string): Promise<Buffer> {
  const info = { Title: title, Author: 'Demonstratie', CreationDate: new Date(0) }
  const document = new PdfDocument({ size: 'A4', margin: 64, info })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const done = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(pieces)))
  })
  document.rect(0, 0, 595, 10).fill('#2438e0')
  document.fillColor('#1c1c1f').font('Helvetica-Bold').fontSize(22).text(title, 64, 72)
  document.font('Helvetica').fontSize(11).moveDown()
  for (let paragraph = 0; paragraph < 9; paragraph++) {
    document.text(sentences[paragraph % sentences.length] ?? '', { lineGap: 4 }).moveDown()
  }
  document.addPage().font('Helvetica-Bold').fontSize(14).text('Ondertekening').moveDown()
  document.font('Helvetica').fontSize(11).text('Plaats en datum: ______________________').moveDown()
  document.text('Handtekening: ______________________')
  document.end()
  return done
}

/** Title of the document that the demo's file store has lost (DOC-06). */
export const lostTitle = 'Niet meer te openen'

/** Path that the record of a document with a title names as its file. */
export const pathOf = (title: string): string => `documents/${title}.pdf`

const contents = new Map<string, Promise<Buffer>>()

/** What a file of the demo holds, by its path; it is made once. */
function contentOf(path: string): Promise<Buffer> {
  const name = path.split('/').at(-1) ?? ''
  const content =
    contents.get(name) ??
    (name.endsWith('.png')
      ? Promise.resolve(Buffer.from(signaturePicture(), 'base64'))
      : makePdf(name.replace(/\.pdf$/, '')))
  contents.set(name, content)
  return content
}

/** The files that the demo's records name. */
export const demoSource: FileSource = { read: contentOf }

const begins = 'demo-'

/** Key under which a file of the demo seems to be stored, by its path. */
export const keyOfFile = (path: string): string => `${begins}${Buffer.from(path).toString('base64url')}`

/** What is stored under a key; null where it is none of the demo's, or lost. */
async function storedAt(key: string): Promise<Buffer | null> {
  if (!key.startsWith(begins)) return null
  const path = Buffer.from(key.slice(begins.length), 'base64url').toString()
  return path === pathOf(lostTitle) ? null : contentOf(path)
}

/** A file store in which the demo's files seem to be; all others are where they were. */
export const withDemoFiles = (files: FileStore): FileStore => ({
  ...files,
  get: async (key) => (await storedAt(key)) ?? files.get(key),
  open: async (key) => {
    const content = await storedAt(key)
    return content ? { size: content.length, read: () => Readable.from([content]) } : files.open(key)
  },
})
