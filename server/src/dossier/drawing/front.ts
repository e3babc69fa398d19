import type { Tenant } from '@portal/contract/tenant'
import type { Fact, Outline } from '../outline/outline.ts'
import { contentWidth, sheet } from './look.ts'
import type { Pen } from './pen.ts'

/** Most room that a logo takes, in points. */
const logoBox = { width: 170, height: 46 }

/** Whether a picture begins and ends as a PNG does. */
const isPng = (content: Buffer): boolean =>
  content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
  content.subarray(-8, -4).toString('latin1') === 'IEND'

/** The firm's logo, or its name where there is none or it cannot be read. */
function drawFirm(pen: Pen, root: PDFKit.PDFStructureElement, tenant: Tenant): void {
  const { pdf } = pen
  const place = [sheet.side, 44] as const
  const logo = Buffer.from(tenant.logo ?? '', 'base64')
  if (!isPng(logo)) {
    const name = { size: 'section', strong: true, colour: 'link' } as const
    pen.write(root, 'P', tenant.full_name ?? tenant.name, name, { y: 56, width: contentWidth / 2 })
    return
  }
  const draw = () => void pdf.image(logo, ...place, { fit: [logoBox.width, logoBox.height] })
  root.add(pdf.struct('Figure', { alt: tenant.name }, draw))
}

function drawFigures(pen: Pen, root: PDFKit.PDFStructureElement, figures: readonly Fact[]): void {
  if (figures.length === 0) return
  const { pdf, colours } = pen
  const gap = 10
  const width = (contentWidth - gap * (figures.length - 1)) / figures.length
  const inner = width - 24
  const labels = Math.max(...figures.map(([label]) => pen.heightOf(label, { size: 'small' }, inner)))
  const height = 46 + labels
  const place = (index: number) => sheet.side + index * (width + gap)
  pen.decorate(() => {
    figures.forEach((_, index) => {
      pdf.roundedRect(place(index), pen.y, width, height, 8).fill(colours.tile)
    })
  })
  figures.forEach(([label, value], index) => {
    const x = place(index) + 12
    pen.within(root, 'P', (paragraph) => {
      pen.write(
        paragraph,
        'Span',
        `${label} `,
        { size: 'small', colour: 'ink2' },
        { x, y: pen.y + 12, width: inner },
      )
      pen.write(
        paragraph,
        'Span',
        value,
        { size: 'figure', strong: true },
        { x, y: pen.y + 18 + labels, width: inner },
      )
    })
  })
  pen.y += height + 28
}

/** The head of the first page: whose firm, whose file, and the figures that say most. */
export function drawFront(
  pen: Pen,
  root: PDFKit.PDFStructureElement,
  outline: Outline,
  tenant: Tenant,
): void {
  const { pdf, colours } = pen
  pen.decorate(() => {
    pdf.rect(0, 0, sheet.width, 8).fill(colours.accent)
  })
  drawFirm(pen, root, tenant)
  pen.write(root, 'P', outline.madeOn, { size: 'small', colour: 'ink2', right: true }, { y: 62 })
  pen.y = 132
  pen.write(root, 'H1', outline.title, { size: 'title', strong: true }, { y: pen.y })
  pen.y += 42
  pen.write(root, 'P', outline.name, { size: 'section', colour: 'ink2' }, { y: pen.y })
  pen.y += 32
  const intro = { size: 'text' } as const
  pen.write(root, 'P', outline.intro, intro, { y: pen.y, width: contentWidth * 0.8 })
  pen.y += pen.heightOf(outline.intro, intro, contentWidth * 0.8) + 18
  drawFigures(pen, root, outline.figures)
}
