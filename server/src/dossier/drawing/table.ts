import type { Block, Column } from '../outline/outline.ts'
import type { TextStyle, TextWriter } from './text-writer.ts'
import { contentWidth, sheet } from './typography.ts'

type Element = PDFKit.PDFStructureElement
type Table = Extract<Block, { kind: 'table' }>

const gap = 8
const padding = 5

interface Cell {
  x: number
  width: number
  right: boolean
}

function cellsOf(columns: readonly Column[]): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x: number = sheet.side
  return columns.map(({ share, figures = false }) => {
    const width = (contentWidth * share) / shares
    const cell = { x, width: width - gap, right: figures }
    x += width
    return cell
  })
}

/** Renders a table; repeats the heading on each page. */
export function drawTable(writer: TextWriter, section: Element, { columns, rows, total }: Table): void {
  const cells = cellsOf(columns)
  const last = cells.at(-1)
  if (last) last.width += gap
  const heightOf = (texts: readonly string[], style: TextStyle) =>
    Math.max(...cells.map((cell, index) => writer.heightOf(texts[index] ?? '', style, cell.width))) +
    2 * padding

  function drawRow(parent: Element, type: 'TH' | 'TD', texts: readonly string[], style: TextStyle): void {
    const height = heightOf(texts, style)
    writer.within(parent, 'TR', (row) => {
      cells.forEach(({ x, width, right }, index) => {
        writer.write(row, type, texts[index] ?? '', { ...style, right }, { x, y: writer.y + padding, width })
      })
    })
    writer.y += height
  }
  function drawLine(colour: 'line' | 'edge'): void {
    const { pdf, colours } = writer
    writer.decorate(() => {
      pdf
        .moveTo(sheet.side, writer.y)
        .lineTo(sheet.side + contentWidth, writer.y)
        .lineWidth(colour === 'edge' ? 1 : 0.5)
        .stroke(colours[colour])
    })
  }

  const head = { size: 'small', colour: 'ink2', strong: true } as const
  const body = { size: 'cell' } as const
  const sum = { size: 'cell', strong: true } as const
  const labels = columns.map(({ label }) => label)
  const headHeight = heightOf(labels, head)
  writer.keep(headHeight + heightOf(rows[0] ?? [], body) * 2)
  writer.within(section, 'Table', (table) => {
    drawRow(table, 'TH', labels, head)
    drawLine('edge')
    const drawBody = (texts: readonly string[], style: TextStyle) => {
      if (writer.y + heightOf(texts, style) > sheet.height - sheet.bottom) {
        writer.keep(sheet.height)
        cells.forEach(({ x, width, right }, index) => {
          const place = { x, y: writer.y + padding, width }
          writer.repeat(labels[index] ?? '', { ...head, right }, place)
        })
        writer.y += headHeight
        drawLine('edge')
      }
      drawRow(table, 'TD', texts, style)
    }
    rows.forEach((texts, index) => {
      drawBody(texts, body)
      if (index < rows.length - 1) drawLine('line')
    })
    if (total) {
      drawLine('edge')
      drawBody(total, sum)
    }
  })
  writer.y += 16
}
