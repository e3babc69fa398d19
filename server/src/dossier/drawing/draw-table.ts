import type { OutlineBlock, OutlineColumn } from '../outline/dossier-outline.ts'
import type { TextStyle, TextWriter } from './text-writer.ts'
import { contentWidth, pageSize } from './typography.ts'

type PdfElement = PDFKit.PDFStructureElement
type OutlineTable = Extract<OutlineBlock, { kind: 'table' }>

const columnGap = 8
const cellPadding = 5

interface TableCell {
  x: number
  width: number
  right: boolean
}

function layOutCells(columns: readonly OutlineColumn[]): TableCell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x: number = pageSize.side
  return columns.map(({ share, isNumeric = false }) => {
    const width = (contentWidth * share) / shares
    const cell = { x, width: width - columnGap, right: isNumeric }
    x += width
    return cell
  })
}

/** Draws a table. The heading is repeated on each page. */
export function drawTable(
  writer: TextWriter,
  section: PdfElement,
  { columns, rows, total }: OutlineTable,
): void {
  const cells = layOutCells(columns)
  const last = cells.at(-1)
  if (last) last.width += columnGap
  const calculateRowHeight = (texts: readonly string[], style: TextStyle) =>
    Math.max(...cells.map((cell, index) => writer.measureHeight(texts[index] ?? '', style, cell.width))) +
    2 * cellPadding

  function drawRow(parent: PdfElement, type: 'TH' | 'TD', texts: readonly string[], style: TextStyle): void {
    const height = calculateRowHeight(texts, style)
    writer.addElement(parent, 'TR', (row) => {
      cells.forEach(({ x, width, right }, index) => {
        writer.writeText(
          row,
          type,
          texts[index] ?? '',
          { ...style, right },
          { x, y: writer.y + cellPadding, width },
        )
      })
    })
    writer.y += height
  }
  function drawHorizontalLine(colour: 'line' | 'edge'): void {
    const { pdf, colours } = writer
    writer.drawArtifact(() => {
      pdf
        .moveTo(pageSize.side, writer.y)
        .lineTo(pageSize.side + contentWidth, writer.y)
        .lineWidth(colour === 'edge' ? 1 : 0.5)
        .stroke(colours[colour])
    })
  }

  const head = { size: 'small', colour: 'ink2', strong: true } as const
  const body = { size: 'cell' } as const
  const sum = { size: 'cell', strong: true } as const
  const labels = columns.map(({ label }) => label)
  const headHeight = calculateRowHeight(labels, head)
  writer.ensureSpace(headHeight + calculateRowHeight(rows[0] ?? [], body) * 2)
  writer.addElement(section, 'Table', (table) => {
    drawRow(table, 'TH', labels, head)
    drawHorizontalLine('edge')
    const drawBodyRow = (texts: readonly string[], style: TextStyle) => {
      if (writer.y + calculateRowHeight(texts, style) > pageSize.height - pageSize.bottom) {
        writer.ensureSpace(pageSize.height)
        cells.forEach(({ x, width, right }, index) => {
          const position = { x, y: writer.y + cellPadding, width }
          writer.writeArtifact(labels[index] ?? '', { ...head, right }, position)
        })
        writer.y += headHeight
        drawHorizontalLine('edge')
      }
      drawRow(table, 'TD', texts, style)
    }
    rows.forEach((texts, index) => {
      drawBodyRow(texts, body)
      if (index < rows.length - 1) drawHorizontalLine('line')
    })
    if (total) {
      drawHorizontalLine('edge')
      drawBodyRow(total, sum)
    }
  })
  writer.y += 16
}
