import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import PdfDocument from 'pdfkit'
import type { DossierTextFunction } from '../dossier-texts.ts'
import type { DossierOutline, OutlineBlock } from '../outline/dossier-outline.ts'
import { drawFrontPage } from './draw-front-page.ts'
import { drawTable } from './draw-table.ts'
import { createTextWriter, type TextWriter } from './text-writer.ts'
import { contentWidth, getDossierColours, pageSize } from './typography.ts'

const labelWidth = 150
const valueWidth = contentWidth - labelWidth
const labelStyle = { size: 'text', colour: 'ink2' } as const
const valueStyle = { size: 'text' } as const

function drawFacts(
  writer: TextWriter,
  section: PDFKit.PDFStructureElement,
  { title, facts }: Extract<OutlineBlock, { kind: 'facts' }>,
): void {
  const heading = { size: 'block', strong: true } as const
  const heights = facts.map(([, text]) => writer.measureHeight(text, valueStyle, valueWidth) + 4)
  const first = heights.slice(0, 2).reduce((sum, height) => sum + height, 0)
  if (title) {
    const height = writer.measureHeight(title, heading)
    writer.ensureSpace(height + 6 + first)
    writer.writeText(section, 'H3', title, heading)
    writer.y += height + 4
  }
  writer.addElement(section, 'L', (list) => {
    facts.forEach(([name, text], index) => {
      const height = heights[index] ?? 0
      writer.ensureSpace(height)
      writer.addElement(list, 'LI', (item) => {
        writer.writeText(item, 'Lbl', `${name} `, labelStyle, { width: labelWidth - 12 })
        writer.writeText(item, 'LBody', text, valueStyle, {
          x: pageSize.side + labelWidth,
          width: valueWidth,
        })
      })
      writer.y += height
    })
  })
  writer.y += 14
}

type PdfElement = PDFKit.PDFStructureElement

function drawText(writer: TextWriter, section: PdfElement, text: string): void {
  const style = { size: 'text', colour: 'ink2' } as const
  const height = writer.measureHeight(text, style)
  writer.ensureSpace(height)
  writer.writeText(section, 'P', text, style)
  writer.y += height + 16
}

function drawBlock(writer: TextWriter, section: PdfElement, block: OutlineBlock): void {
  if (block.kind === 'facts') drawFacts(writer, section, block)
  else if (block.kind === 'table') drawTable(writer, section, block)
  else drawText(writer, section, block.text)
}

function drawSections(writer: TextWriter, root: PdfElement, outline: DossierOutline): void {
  const { pdf, colours } = writer
  for (const { title, blocks } of outline.sections) {
    writer.ensureSpace(110)
    writer.addElement(root, 'Sect', (section) => {
      writer.y += 8
      pdf.outline.addItem(title)
      writer.writeText(section, 'H2', title, { size: 'section', strong: true, colour: 'link' })
      writer.y += 24
      writer.drawArtifact(() => {
        pdf.rect(pageSize.side, writer.y, contentWidth, 1.5).fill(colours.rule)
      })
      writer.y += 10
      for (const block of blocks) drawBlock(writer, section, block)
    })
  }
}

/** Draws tenant, customer, date and page number on every page. */
function drawFooters(
  writer: TextWriter,
  outline: DossierOutline,
  tenant: Tenant,
  getText: DossierTextFunction,
): void {
  const { pdf } = writer
  const { start, count } = pdf.bufferedPageRange()
  const style = { size: 'small', colour: 'ink2' } as const
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    const y = pageSize.height - 44
    const left = [tenant.name, outline.name, outline.madeOn].join(' · ')
    writer.writeArtifact(left, style, { y, width: contentWidth * 0.8 })
    const number = getText('page_of', { page: page - start + 1, pages: count })
    writer.writeArtifact(number, { ...style, right: true }, { y })
  }
}

/** Draws a dossier as a tagged A4 PDF, and writes it to a stream. */
export async function drawDossier(
  to: Writable,
  outline: DossierOutline,
  { tenant, language, words }: { tenant: Tenant; language: Language; words: DossierTextFunction },
): Promise<void> {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: pageSize.top, bottom: 0, left: pageSize.side, right: pageSize.side },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${outline.title}: ${outline.name}`, Author: tenant.name },
  })
  const written = pipeline(pdf, to)
  const writer = createTextWriter(pdf, getDossierColours(tenant))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawFrontPage(writer, root, outline, tenant)
  drawSections(writer, root, outline)
  root.end()
  drawFooters(writer, outline, tenant, words)
  pdf.end()
  await written
}
