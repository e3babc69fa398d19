import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import PdfDocument from 'pdfkit'
import type { Block, Outline } from '../outline/outline.ts'
import type { Words } from '../words.ts'
import { drawFacts } from './facts.ts'
import { drawFront } from './front.ts'
import { coloursOf, contentWidth, sheet } from './look.ts'
import { type Pen, penOn } from './pen.ts'
import { drawTable } from './table.ts'

type Element = PDFKit.PDFStructureElement

function drawText(pen: Pen, section: Element, text: string): void {
  const hand = { size: 'text', colour: 'ink2' } as const
  const height = pen.heightOf(text, hand)
  pen.keep(height)
  pen.write(section, 'P', text, hand, { y: pen.y })
  pen.y += height + 16
}

function drawBlock(pen: Pen, section: Element, block: Block): void {
  if (block.kind === 'facts') drawFacts(pen, section, block)
  else if (block.kind === 'table') drawTable(pen, section, block)
  else drawText(pen, section, block.text)
}

function drawSections(pen: Pen, root: Element, outline: Outline): void {
  const { pdf, colours } = pen
  for (const { title, blocks } of outline.sections) {
    pen.keep(110)
    pen.within(root, 'Sect', (section) => {
      pen.y += 8
      pdf.outline.addItem(title)
      pen.write(section, 'H2', title, { size: 'section', strong: true, colour: 'link' }, { y: pen.y })
      pen.y += 24
      pen.decorate(() => {
        pdf.rect(sheet.side, pen.y, contentWidth, 1.5).fill(colours.rule)
      })
      pen.y += 10
      for (const block of blocks) drawBlock(pen, section, block)
    })
  }
}

/** Name and page number at the foot of every page. */
function drawFeet(pen: Pen, outline: Outline, tenant: Tenant, words: Words): void {
  const { pdf } = pen
  const { start, count } = pdf.bufferedPageRange()
  const hand = { size: 'small', colour: 'ink2' } as const
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    const y = sheet.height - 44
    const left = [tenant.name, outline.name, outline.madeOn].join(' · ')
    pen.repeat(left, hand, { y, width: contentWidth * 0.8 })
    const number = words('page_of', { page: page - start + 1, pages: count })
    pen.repeat(number, { ...hand, right: true }, { y })
  }
}

/** Writes a dossier as a tagged A4 PDF in the firm's colours to a file of this machine. */
export async function drawDossier(
  path: string,
  outline: Outline,
  { tenant, language, words }: { tenant: Tenant; language: Language; words: Words },
): Promise<void> {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: sheet.top, bottom: 0, left: sheet.side, right: sheet.side },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${outline.title}: ${outline.name}`, Author: tenant.name },
  })
  const written = pipeline(pdf, createWriteStream(path, { mode: 0o600 }))
  const pen = penOn(pdf, coloursOf(tenant))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawFront(pen, root, outline, tenant)
  drawSections(pen, root, outline)
  root.end()
  drawFeet(pen, outline, tenant, words)
  pdf.end()
  await written
}
