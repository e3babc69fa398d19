import type { Tenant } from '@portal/contract/tenant'
import type { DossierOutline, LabelledValue } from '../outline/dossier-outline.ts'
import type { TextWriter } from './text-writer.ts'
import { contentWidth, pageSize } from './typography.ts'

/** Maximum size of the logo in points. */
const logoBox = { width: 170, height: 46 }

const isPng = (content: Buffer): boolean =>
  content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
  content.subarray(-8, -4).toString('latin1') === 'IEND'

function drawTenantBrand(writer: TextWriter, root: PDFKit.PDFStructureElement, tenant: Tenant): void {
  const { pdf } = writer
  const origin = [pageSize.side, 44] as const
  const logo = Buffer.from(tenant.logo ?? '', 'base64')
  if (!isPng(logo)) {
    const name = { size: 'section', strong: true, colour: 'link' } as const
    writer.writeText(root, 'P', tenant.full_name ?? tenant.name, name, { y: 56, width: contentWidth / 2 })
    return
  }
  const drawLogoImage = () => void pdf.image(logo, ...origin, { fit: [logoBox.width, logoBox.height] })
  root.add(pdf.struct('Figure', { alt: tenant.name }, drawLogoImage))
}

function drawFigures(
  writer: TextWriter,
  root: PDFKit.PDFStructureElement,
  figures: readonly LabelledValue[],
): void {
  if (figures.length === 0) return
  const { pdf, colours } = writer
  const gap = 10
  const width = (contentWidth - gap * (figures.length - 1)) / figures.length
  const inner = width - 24
  const labels = Math.max(...figures.map(([label]) => writer.measureHeight(label, { size: 'small' }, inner)))
  const height = 46 + labels
  const getTileLeft = (index: number) => pageSize.side + index * (width + gap)
  writer.drawArtifact(() => {
    figures.forEach((_, index) => {
      pdf.roundedRect(getTileLeft(index), writer.y, width, height, 8).fill(colours.tile)
    })
  })
  figures.forEach(([label, value], index) => {
    const x = getTileLeft(index) + 12
    writer.addElement(root, 'P', (paragraph) => {
      writer.writeText(
        paragraph,
        'Span',
        `${label} `,
        { size: 'small', colour: 'ink2' },
        { x, y: writer.y + 12, width: inner },
      )
      writer.writeText(
        paragraph,
        'Span',
        value,
        { size: 'figure', strong: true },
        { x, y: writer.y + 18 + labels, width: inner },
      )
    })
  })
  writer.y += height + 28
}

export function drawFrontPage(
  writer: TextWriter,
  root: PDFKit.PDFStructureElement,
  outline: DossierOutline,
  tenant: Tenant,
): void {
  const { pdf, colours } = writer
  writer.drawArtifact(() => {
    pdf.rect(0, 0, pageSize.width, 8).fill(colours.accent)
  })
  drawTenantBrand(writer, root, tenant)
  writer.writeText(root, 'P', outline.madeOn, { size: 'small', colour: 'ink2', right: true }, { y: 62 })
  writer.y = 132
  writer.writeText(root, 'H1', outline.title, { size: 'title', strong: true })
  writer.y += 42
  writer.writeText(root, 'P', outline.name, { size: 'section', colour: 'ink2' })
  writer.y += 32
  const intro = { size: 'text' } as const
  writer.writeText(root, 'P', outline.intro, intro, { width: contentWidth * 0.8 })
  writer.y += writer.measureHeight(outline.intro, intro, contentWidth * 0.8) + 18
  drawFigures(writer, root, outline.figures)
}
