import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { FileStore } from '../files/file-store.ts'
import type { FileSource } from '../tenant-api/apply/record-files.ts'
import { readDemoPicture } from './demo-picture.ts'

const pdfSentences = [
  'Dit document hoort bij de demonstratie van het klantportaal. Namen en bedragen zijn verzonnen.',
  'In dit stuk staat wat is besproken, welke keuzes zijn gemaakt en waarom die bij de situatie passen.',
  'Bewaar dit document. De adviseur beantwoordt graag alle vragen.',
]

/** Creates a PDF of two pages. Equal titles give equal bytes. */
export function makePdf(title: string): Promise<Buffer> {
  const info = { Title: title, Author: 'Demonstratie', CreationDate: new Date(0) }
  const document = new PdfDocument({ size: 'A4', margin: 64, info })
  document.rect(0, 0, 595, 10).fill('#2438e0')
  document.fillColor('#1c1c1f').font('Helvetica-Bold').fontSize(22).text(title, 64, 72)
  document.font('Helvetica').fontSize(11).moveDown()
  for (let paragraph = 0; paragraph < 9; paragraph++) {
    document.text(pdfSentences[paragraph % pdfSentences.length] ?? '', { lineGap: 4 }).moveDown()
  }
  document.addPage().font('Helvetica-Bold').fontSize(14).text('Ondertekening').moveDown()
  document.font('Helvetica').fontSize(11).text('Plaats en datum: ______________________').moveDown()
  document.text('Handtekening: ______________________')
  document.end()
  return buffer(document)
}

/** Title of a document whose file is missing in the store (DOC-06). */
export const missingFileTitle = 'Offerte inboedel'

export const getFilePath = (title: string): string => `documents/${title}.pdf`

const contentByName = new Map<string, Promise<Buffer>>()

/** Generates the content of a file on first use, and caches it. */
function getFileContent(path: string): Promise<Buffer> {
  const name = path.split('/').at(-1) ?? ''
  const content =
    contentByName.get(name) ??
    (name.endsWith('.png')
      ? Promise.resolve(Buffer.from(readDemoPicture('signature'), 'base64'))
      : makePdf(name.replace(/\.pdf$/, '')))
  contentByName.set(name, content)
  return content
}

export const demoFileSource: FileSource = { read: getFileContent }

const demoKeyPrefix = 'demo-'

export const toFileKey = (path: string): string =>
  `${demoKeyPrefix}${Buffer.from(path).toString('base64url')}`

/** Returns null for a key of another file, and for the missing file. */
async function findDemoFile(key: string): Promise<Buffer | null> {
  if (!key.startsWith(demoKeyPrefix)) return null
  const path = Buffer.from(key.slice(demoKeyPrefix.length), 'base64url').toString()
  return path === getFilePath(missingFileTitle) ? null : getFileContent(path)
}

export const addDemoFiles = (files: FileStore): FileStore => ({
  ...files,
  get: async (key) => (await findDemoFile(key)) ?? files.get(key),
  open: async (key) => {
    const content = await findDemoFile(key)
    return content ? { size: content.length, read: () => Readable.from([content]) } : files.open(key)
  },
})
