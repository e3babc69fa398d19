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
  const heights = facts.map(([, text]) => writer.heightOf(text, valueStyle, valueWidth) + 4)
  const first = heights.slice(0, 2).reduce((sum, height) => sum + height, 0)
  if (title) {
    const height = writer.heightOf(title, heading)
    writer.keep(height + 6 + first)
    writer.write(section, 'H3', title, heading, { y: writer.y })
    writer.y += height + 4
  }
  writer.within(section, 'L', (list) => {
    facts.forEach(([name, text], index) => {
      const height = heights[index] ?? 0
      writer.keep(height)
      writer.within(list, 'LI', (item) => {
        writer.write(item, 'Lbl', `${name} `, labelStyle, { y: writer.y, width: labelWidth - 12 })
        writer.write(item, 'LBody', text, valueStyle, {
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
