import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { checkUpload } from '@portal/domain/upload/check'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { kindOf } from './type.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

const page = '1 0 obj << /Type /Page >> endobj'
const pdf = (before = '', after = '\n') => latin1(`${before}%PDF-1.7\n${page}\n%%EOF${after}`)
const scan = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../e2e/files', `scan-${name}.pdf`))

const heif = (...brands: string[]) => {
  const box = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`
  return latin1(`\0\0\0${String.fromCharCode(box.length + 4)}${box}\0\0\x01\x41meta`)
}

/** A zip as streaming programs write it: sizes follow each part. */
function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content), name)
  file.end()
  return buffer(file.outputStream)
}

const office = 'application/vnd.openxmlformats-officedocument'
const docx = `${office}.wordprocessingml.document`
const xlsx = `${office}.spreadsheetml.sheet`
const odt = 'application/vnd.oasis.opendocument.text'
const contentTypes = (type: string, quote = '"') =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document2.xml" ContentType=${quote}${type}${quote}/></Types>`

/** Name, content and accepted type; null if rejected. */
const samples: [name: string, content: Buffer | Promise<Buffer>, type: string | null][] = [
  ['brief.pdf', pdf(), 'application/pdf'],
  ['BRIEF.PDF', pdf(), 'application/pdf'],
  ['scan-ccitt.pdf', scan('ccitt'), 'application/pdf'],
  ['scan-jbig2.pdf', scan('jbig2'), 'application/pdf'],
  ['scan-jpeg2000.pdf', scan('jpeg2000'), 'application/pdf'],
  ['met byte order mark.pdf', pdf('\xef\xbb\xbf'), 'application/pdf'],
  ['na kop van mail.pdf', pdf('Content-Type: application/pdf\r\n\r\n'), 'application/pdf'],
  ['na 1.019 bytes.pdf', pdf('x'.repeat(1019)), 'application/pdf'],
  ['na 1.100 bytes.pdf', pdf('x'.repeat(1100)), null],
  ['opgevuld met nullen.pdf', pdf('', '\0'.repeat(5000)), 'application/pdf'],
  ['opgevuld met regels.pdf', pdf('', '\r\n'.repeat(3000)), 'application/pdf'],
  ['herzien.pdf', pdf('', `\n${page.replace('1', '2')}\n%%EOF\n`), 'application/pdf'],
  ['zonder ending', pdf(), 'application/pdf'],
  ['foto.jpg', latin1('\xff\xd8\xff\xe1\0\x10Exif'), 'image/jpeg'],
  ['foto.jfif', latin1('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
  ['foto.png', latin1('\x89PNG\r\n\x1a\n'), 'image/png'],
  ['foto.gif', latin1('GIF89a'), 'image/gif'],
  ['foto.webp', latin1('RIFF\x04\0\0\0WEBPVP8L'), 'image/webp'],
  ['geluid.webp', latin1('RIFF\x04\0\0\0WAVEfmt '), null],
  ['fax.tif', latin1('II*\0'), 'image/tiff'],
  ['fax.tiff', latin1('MM\0*'), 'image/tiff'],
  ['grote fax.tif', latin1('II+\0\x08\0\0\0'), 'image/tiff'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'mif2', 'msf1'].map(
    (brand): [string, Buffer, string] => ['foto.heic', heif(brand, 'mif1', 'heic'), 'image/heic'],
  ),
  ['alleen mif1.heif', heif('mif1'), 'image/heic'],
  ['nieuwe telefoon.heic', heif('heic', 'mif1', 'MiHB', 'MiHE', 'miaf', 'tmap', 'heic'), 'image/heic'],
  ['onbekend merk.heic', heif('avci', 'mif1', 'avci'), 'image/heic'],
  ['camera.hif', heif('heix', 'mif1', 'heix', 'msf1'), 'image/heic'],
  ['foto.avif', heif('avif', 'mif1', 'miaf', 'MA1B'), 'image/avif'],
  ['foto.avif', heif('mif1', 'avif', 'miaf'), 'image/avif'],
  ['film.mp4', heif('isom', 'iso2', 'mp41'), null],
  ['film.mov', heif('qt  '), null],
  ['rauw.cr3', heif('crx ', 'crx ', 'isom'), null],
  ['brief.docx', zip({ '[Content_Types].xml': contentTypes(`${docx}.main+xml`) }), docx],
  ['brief.docx', zip({ '[Content_Types].xml': contentTypes(`${docx}.main+xml`, "'") }), docx],
  ['brief.docx', zip({ '[content_types].xml': contentTypes(`${docx}.Main+XML`) }), docx],
  ['brief.docx', zip({ '[Content_Types].xml': utf16(`\ufeff${contentTypes(`${docx}.main+xml`)}`) }), docx],
  ['cijfers.xlsx', zip({ '[Content_Types].xml': contentTypes(`${xlsx}.main+xml`) }), xlsx],
  ['brief.odt', zip({ mimetype: odt, 'content.xml': '' }), odt],
  ['brief.docx', zip({ 'word/document.xml': '' }), null],
  [
    'macro.docm',
    zip({ '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml') }),
    null,
  ],
  ['archief.zip', zip({ 'brief.txt': 'Beste Sanne' }), null],
  ['brief.doc', Buffer.concat([latin1('\xd0\xcf\x11\xe0'), utf16('WordDocument')]), 'application/msword'],
  ['cijfers.xls', Buffer.concat([latin1('\xd0\xcf\x11\xe0'), utf16('Workbook')]), null],
  ['utf-8.txt', Buffer.from('Re\u00efnie, \u20ac 100'), 'text/plain'],
  ['utf-8 met mark.txt', Buffer.from('\ufeffRe\u00efnie'), 'text/plain'],
  ['utf-16.txt', utf16('\ufeffRe\u00efnie'), 'text/plain'],
  ['utf-16 zonder mark.txt', utf16('Re\u00efnie'), 'text/plain'],
  ['utf-16be.txt', utf16('\ufeffRe\u00efnie').swap16(), 'text/plain'],
  ['windows-1252.txt', latin1('Re\xefnie, \x80 100'), 'text/plain'],
  ['begint met pk.txt', latin1('PK is de afkorting van paardenkracht'), 'text/plain'],
  ['programma.txt', latin1('MZ\x90\0\x03'), null],
  ['pagina.html', latin1('<!doctype html><p>Hallo'), null],
  ['tekening.svg', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
]

test.each(samples)(
  'case C05 C06 C07 C22: device and server recognise %s as the same type',
  async (name, given, type) => {
    const bytes = new Uint8Array(await given)
    const device = checkUpload({ name, size: bytes.length, bytes })
    const refusal = device.verdict === 'refused' ? device.why : null
    expect([refusal, kindOf(bytes, device.name)?.mimeType ?? null]).toEqual([type ? null : 'type', type])
  },
)
