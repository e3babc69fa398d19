import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { checkUpload } from '@portal/domain/upload/check-upload'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { detectFileKind } from './file-kind.ts'

const encodeLatin1 = (text: string) => Buffer.from(text, 'latin1')
const encodeUtf16 = (text: string) => Buffer.from(text, 'utf16le')

const pdfPageObject = '1 0 obj << /Type /Page >> endobj'
const createPdf = (bytesBefore = '', bytesAfter = '\n') =>
  encodeLatin1(`${bytesBefore}%PDF-1.7\n${pdfPageObject}\n%%EOF${bytesAfter}`)
const readScan = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../e2e/files', `scan-${name}.pdf`))

const createHeif = (...brands: string[]) => {
  const typeBox = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`
  return encodeLatin1(`\0\0\0${String.fromCharCode(typeBox.length + 4)}${typeBox}\0\0\x01\x41meta`)
}

/** Creates a zip as streaming programs write it: the sizes follow each entry. */
function createZip(zipFiles: Record<string, string | Buffer>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(zipFiles)) file.addBuffer(Buffer.from(content), name)
  file.end()
  return buffer(file.outputStream)
}

const officeTypePrefix = 'application/vnd.openxmlformats-officedocument'
const docxType = `${officeTypePrefix}.wordprocessingml.document`
const xlsxType = `${officeTypePrefix}.spreadsheetml.sheet`
const odtType = 'application/vnd.oasis.opendocument.text'
const createContentTypesXml = (type: string, quote = '"') =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document2.xml" ContentType=${quote}${type}${quote}/></Types>`

/** The type is null if the file is rejected. */
const fileSamples: [name: string, content: Buffer | Promise<Buffer>, type: string | null][] = [
  ['brief.pdf', createPdf(), 'application/pdf'],
  ['BRIEF.PDF', createPdf(), 'application/pdf'],
  ['scan-ccitt.pdf', readScan('ccitt'), 'application/pdf'],
  ['scan-jbig2.pdf', readScan('jbig2'), 'application/pdf'],
  ['scan-jpeg2000.pdf', readScan('jpeg2000'), 'application/pdf'],
  ['met byte order mark.pdf', createPdf('\xef\xbb\xbf'), 'application/pdf'],
  ['na kop van mail.pdf', createPdf('Content-Type: application/pdf\r\n\r\n'), 'application/pdf'],
  ['na 1.019 bytes.pdf', createPdf('x'.repeat(1019)), 'application/pdf'],
  ['na 1.100 bytes.pdf', createPdf('x'.repeat(1100)), null],
  ['opgevuld met nullen.pdf', createPdf('', '\0'.repeat(5000)), 'application/pdf'],
  ['opgevuld met regels.pdf', createPdf('', '\r\n'.repeat(3000)), 'application/pdf'],
  ['herzien.pdf', createPdf('', `\n${pdfPageObject.replace('1', '2')}\n%%EOF\n`), 'application/pdf'],
  ['zonder ending', createPdf(), 'application/pdf'],
  ['foto.jpg', encodeLatin1('\xff\xd8\xff\xe1\0\x10Exif'), 'image/jpeg'],
  ['foto.jfif', encodeLatin1('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
  ['foto.png', encodeLatin1('\x89PNG\r\n\x1a\n'), 'image/png'],
  ['foto.gif', encodeLatin1('GIF89a'), 'image/gif'],
  ['foto.webp', encodeLatin1('RIFF\x04\0\0\0WEBPVP8L'), 'image/webp'],
  ['geluid.webp', encodeLatin1('RIFF\x04\0\0\0WAVEfmt '), null],
  ['fax.tif', encodeLatin1('II*\0'), 'image/tiff'],
  ['fax.tiff', encodeLatin1('MM\0*'), 'image/tiff'],
  ['grote fax.tif', encodeLatin1('II+\0\x08\0\0\0'), 'image/tiff'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'mif2', 'msf1'].map(
    (brand): [string, Buffer, string] => ['foto.heic', createHeif(brand, 'mif1', 'heic'), 'image/heic'],
  ),
  ['alleen mif1.heif', createHeif('mif1'), 'image/heic'],
  ['nieuwe telefoon.heic', createHeif('heic', 'mif1', 'MiHB', 'MiHE', 'miaf', 'tmap', 'heic'), 'image/heic'],
  ['onbekend merk.heic', createHeif('avci', 'mif1', 'avci'), 'image/heic'],
  ['camera.hif', createHeif('heix', 'mif1', 'heix', 'msf1'), 'image/heic'],
  ['foto.avif', createHeif('avif', 'mif1', 'miaf', 'MA1B'), 'image/avif'],
  ['foto.avif', createHeif('mif1', 'avif', 'miaf'), 'image/avif'],
  ['film.mp4', createHeif('isom', 'iso2', 'mp41'), null],
  ['film.mov', createHeif('qt  '), null],
  ['rauw.cr3', createHeif('crx ', 'crx ', 'isom'), null],
  [
    'brief.docx',
    createZip({ '[Content_Types].xml': createContentTypesXml(`${docxType}.main+xml`) }),
    docxType,
  ],
  [
    'brief.docx',
    createZip({ '[Content_Types].xml': createContentTypesXml(`${docxType}.main+xml`, "'") }),
    docxType,
  ],
  [
    'brief.docx',
    createZip({ '[content_types].xml': createContentTypesXml(`${docxType}.Main+XML`) }),
    docxType,
  ],
  [
    'brief.docx',
    createZip({
      '[Content_Types].xml': encodeUtf16(`\ufeff${createContentTypesXml(`${docxType}.main+xml`)}`),
    }),
    docxType,
  ],
  [
    'cijfers.xlsx',
    createZip({ '[Content_Types].xml': createContentTypesXml(`${xlsxType}.main+xml`) }),
    xlsxType,
  ],
  ['brief.odt', createZip({ mimetype: odtType, 'content.xml': '' }), odtType],
  ['brief.docx', createZip({ 'word/document.xml': '' }), null],
  [
    'macro.docm',
    createZip({
      '[Content_Types].xml': createContentTypesXml('application/vnd.ms-word.document.macroEnabled.main+xml'),
    }),
    null,
  ],
  ['archief.zip', createZip({ 'brief.txt': 'Beste Sanne' }), null],
  [
    'brief.doc',
    Buffer.concat([encodeLatin1('\xd0\xcf\x11\xe0'), encodeUtf16('WordDocument')]),
    'application/msword',
  ],
  ['cijfers.xls', Buffer.concat([encodeLatin1('\xd0\xcf\x11\xe0'), encodeUtf16('Workbook')]), null],
  ['utf-8.txt', Buffer.from('Re\u00efnie, \u20ac 100'), 'text/plain'],
  ['utf-8 met mark.txt', Buffer.from('\ufeffRe\u00efnie'), 'text/plain'],
  ['utf-16.txt', encodeUtf16('\ufeffRe\u00efnie'), 'text/plain'],
  ['utf-16 zonder mark.txt', encodeUtf16('Re\u00efnie'), 'text/plain'],
  ['utf-16be.txt', encodeUtf16('\ufeffRe\u00efnie').swap16(), 'text/plain'],
  ['windows-1252.txt', encodeLatin1('Re\xefnie, \x80 100'), 'text/plain'],
  ['begint met pk.txt', encodeLatin1('PK is de afkorting van paardenkracht'), 'text/plain'],
  ['programma.txt', encodeLatin1('MZ\x90\0\x03'), null],
  ['pagina.html', encodeLatin1('<!doctype html><p>Hallo'), null],
  ['tekening.svg', encodeLatin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
]

test.each(fileSamples)(
  'case C05 C06 C07 C22: device and server recognise %s as the same type',
  async (name, content, type) => {
    const bytes = new Uint8Array(await content)
    const device = checkUpload({ name, size: bytes.length, bytes })
    const refusal = device.verdict === 'refused' ? device.why : null
    expect([refusal, detectFileKind(bytes, device.name)?.mimeType ?? null]).toEqual([
      type ? null : 'type',
      type,
    ])
  },
)
