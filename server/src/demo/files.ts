import { Readable } from 'node:stream'
import PdfDocument from 'pdfkit'
import type { FileStore } from '../files/store.ts'
import type { FileSource } from '../tenant-api/apply/files.ts'
import { signaturePicture } from './inbox.ts'

const sentences = [
  'Dit document hoort bij de demonstratie van het klantportaal. Namen en bedragen zijn verzonnen.',
  'In dit stuk staat wat is besproken, welke keuzes zijn gemaakt en waarom die bij de situatie passen.',
  'Bewaar dit document. De adviseur beantwoordt graag alle vragen.',
]

/** A two-page PDF with a title; equal titles give equal bytes. */
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

/** Title of the document that is missing in the demo's file store (DOC-06). */
export const lostTitle = 'Offerte inboedel'

/** File path of a document by its title. */
export const pathOf = (title: string): string => `documents/${title}.pdf`

const contents = new Map<string, Promise<Buffer>>()

/** Content of a demo file by its path; generated once. */
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

/** Files of the demo's records. */
export const demoSource: FileSource = { read: contentOf }

const begins = 'demo-'

/** Key of a demo file by its path. */
export const keyOfFile = (path: string): string => `${begins}${Buffer.from(path).toString('base64url')}`

/** Content of a key; null if it is not the demo's, or missing. */
async function storedAt(key: string): Promise<Buffer | null> {
  if (!key.startsWith(begins)) return null
  const path = Buffer.from(key.slice(begins.length), 'base64url').toString()
  return path === pathOf(lostTitle) ? null : contentOf(path)
}

/** Wraps a file store so that it also contains the demo's files. */
export const withDemoFiles = (files: FileStore): FileStore => ({
  ...files,
  get: async (key) => (await storedAt(key)) ?? files.get(key),
  open: async (key) => {
    const content = await storedAt(key)
    return content ? { size: content.length, read: () => Readable.from([content]) } : files.open(key)
  },
})
