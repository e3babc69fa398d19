import { Readable } from 'node:stream'
import PdfDocument from 'pdfkit'
import type { FileStore } from '../files/store.ts'
import { signaturePicture } from './inbox.ts'

const sentences = [
  'Dit document hoort bij de demonstratie van het klantportaal. Namen en bedragen zijn verzonnen.',
  'In dit stuk staat wat is besproken, welke keuzes zijn gemaakt en waarom die bij uw situatie passen.',
  'Bewaar het bij uw papieren. Hebt u vragen, neem dan contact op met uw adviseur.',
]

/** A small PDF of two pages with a title. */
export function makePdf(title: string): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', margin: 64, info: { Title: title, Author: 'Demonstratie' } })
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

/** Key of a demo document, from which its content is made. */
export const demoKey = (title: string): string => `demo-${Buffer.from(title).toString('base64url')}`

const signature = 'demo-handtekening'

/** What a demo document holds; null for a key that is none of the demo's. */
async function demoContent(key: string): Promise<Buffer | null> {
  if (key === signature) return Buffer.from(signaturePicture(), 'base64')
  if (key === 'demo-offerte') return makePdf('Offerte')
  return key.startsWith('demo-') ? makePdf(Buffer.from(key.slice(5), 'base64url').toString()) : null
}

/** A file store in which the demo's files seem to be; all others are where they were. */
export const withDemoFiles = (files: FileStore): FileStore => ({
  ...files,
  get: async (key) => (await demoContent(key)) ?? files.get(key),
  open: async (key) => {
    const content = await demoContent(key)
    return content ? { size: content.length, read: () => Readable.from([content]) } : files.open(key)
  },
})
