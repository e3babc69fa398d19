import type { CDPSession, Page } from '@playwright/test'

/** Resources of a page after garbage collection. */
export interface PageMemory {
  nodes: number
  listeners: number
  /** Number of CSS rules in all style sheets. */
  rules: number
  /** Size of the page's own objects, functions and strings, in bytes. */
  memory: number
}

/**
 * Measures a page's resources. Memory is the sum of the page's own objects in a heap snapshot, not the total heap size:
 * that includes machine code and recorded network requests, which grow while a page is in use.
 */
export async function measurePageMemory(page: Page, control: CDPSession): Promise<PageMemory> {
  for (let time = 0; time < 3; time++) await control.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await control.send('Memory.getDOMCounters')
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  )
  return { nodes, listeners, rules, memory: sumPageObjectBytes(await takeHeapSnapshot(control)) }
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

async function takeHeapSnapshot(control: CDPSession): Promise<HeapSnapshot> {
  const pieces: string[] = []
  const addChunk = ({ chunk }: { chunk: string }) => void pieces.push(chunk)
  control.on('HeapProfiler.addHeapSnapshotChunk', addChunk)
  await control.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  control.off('HeapProfiler.addHeapSnapshotChunk', addChunk)
  return JSON.parse(pieces.join(''))
}

const pageHeapNodeTypes = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
])

function sumPageObjectBytes({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (pageHeapNodeTypes.has(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}
