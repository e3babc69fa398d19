import type { Block } from '../outline/outline.ts'
import { contentWidth, sheet } from './look.ts'
import type { Pen } from './pen.ts'

const labelWidth = 150
const valueWidth = contentWidth - labelWidth
const label = { size: 'text', colour: 'ink2' } as const
const value = { size: 'text' } as const

/** Labels with what is known behind each. */
export function drawFacts(
  pen: Pen,
  section: PDFKit.PDFStructureElement,
  { title, facts }: Extract<Block, { kind: 'facts' }>,
): void {
  const heading = { size: 'block', strong: true } as const
  const heights = facts.map(([, text]) => pen.heightOf(text, value, valueWidth) + 4)
  const first = heights.slice(0, 2).reduce((sum, height) => sum + height, 0)
  if (title) {
    const height = pen.heightOf(title, heading)
    pen.keep(height + 6 + first)
    pen.write(section, 'H3', title, heading, { y: pen.y })
    pen.y += height + 4
  }
  pen.within(section, 'L', (list) => {
    facts.forEach(([name, text], index) => {
      const height = heights[index] ?? 0
      pen.keep(height)
      pen.within(list, 'LI', (item) => {
        pen.write(item, 'Lbl', `${name} `, label, { y: pen.y, width: labelWidth - 12 })
        pen.write(item, 'LBody', text, value, { x: sheet.side + labelWidth, y: pen.y, width: valueWidth })
      })
      pen.y += height
    })
  })
  pen.y += 14
}
