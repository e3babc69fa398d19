import type { OutlineBlock } from '../outline/outline.ts'
import type { TextWriter } from './text-writer.ts'
import { contentWidth, pageSize } from './typography.ts'

const labelWidth = 150
const valueWidth = contentWidth - labelWidth
const labelStyle = { size: 'text', colour: 'ink2' } as const
const valueStyle = { size: 'text' } as const

export function drawFacts(
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
    writer.writeText(section, 'H3', title, heading, { y: writer.y })
    writer.y += height + 4
  }
  writer.addElement(section, 'L', (list) => {
    facts.forEach(([name, text], index) => {
      const height = heights[index] ?? 0
      writer.ensureSpace(height)
      writer.addElement(list, 'LI', (item) => {
        writer.writeText(item, 'Lbl', `${name} `, labelStyle, { y: writer.y, width: labelWidth - 12 })
        writer.writeText(item, 'LBody', text, valueStyle, {
          x: pageSize.side + labelWidth,
          y: writer.y,
          width: valueWidth,
        })
      })
      writer.y += height
    })
  })
  writer.y += 14
}
