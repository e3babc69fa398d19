import type { Block, Column } from '../outline/outline.ts'
import { contentWidth, sheet } from './look.ts'
import type { Hand, Pen } from './pen.ts'

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

/** Rows under one another; on each page the heads stand above them again. */
export function drawTable(pen: Pen, section: Element, { columns, rows, total }: Table): void {
  const cells = cellsOf(columns)
  const last = cells.at(-1)
  if (last) last.width += gap
  const heightOf = (texts: readonly string[], hand: Hand) =>
    Math.max(...cells.map((cell, index) => pen.heightOf(texts[index] ?? '', hand, cell.width))) + 2 * padding

  function drawRow(parent: Element, type: 'TH' | 'TD', texts: readonly string[], hand: Hand): void {
    const height = heightOf(texts, hand)
    pen.within(parent, 'TR', (row) => {
      cells.forEach(({ x, width, right }, index) => {
        pen.write(row, type, texts[index] ?? '', { ...hand, right }, { x, y: pen.y + padding, width })
      })
    })
    pen.y += height
  }
  function drawLine(colour: 'line' | 'edge'): void {
    const { pdf, colours } = pen
    pen.decorate(() => {
      pdf
        .moveTo(sheet.side, pen.y)
        .lineTo(sheet.side + contentWidth, pen.y)
        .lineWidth(colour === 'edge' ? 1 : 0.5)
        .stroke(colours[colour])
    })
  }

  const head = { size: 'small', colour: 'ink2', strong: true } as const
  const body = { size: 'cell' } as const
  const sum = { size: 'cell', strong: true } as const
  const labels = columns.map(({ label }) => label)
  const headHeight = heightOf(labels, head)
  pen.keep(headHeight + heightOf(rows[0] ?? [], body) * 2)
  pen.within(section, 'Table', (table) => {
    drawRow(table, 'TH', labels, head)
    drawLine('edge')
    const drawBody = (texts: readonly string[], hand: Hand) => {
      if (pen.y + heightOf(texts, hand) > sheet.height - sheet.bottom) {
        pen.keep(sheet.height)
        cells.forEach(({ x, width, right }, index) => {
          const place = { x, y: pen.y + padding, width }
          pen.repeat(labels[index] ?? '', { ...head, right }, place)
        })
        pen.y += headHeight
        drawLine('edge')
      }
      drawRow(table, 'TD', texts, hand)
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
  pen.y += 16
}
