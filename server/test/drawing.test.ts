import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DrawingRequest } from '@portal/contract/drawing'
import { expect, test, vi } from 'vitest'
import { draw } from '../src/edge/drawing/draw.ts'
import { createDrawings } from '../src/edge/drawing/drawings.ts'

const request = { view: 'login', path: '/login', wording: 'nl', tenant: { name: 'Zuider' } } as DrawingRequest

async function bundle(code: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'portal-edge-')), 'edge.cjs')
  await writeFile(file, code)
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}

/** Longer than any machine takes, however busy. */
const aDay = 86_400_000

const answering = (html: string) => bundle(`exports.draw = async (r) => ({ html: ${html}, styles: [] })`)

test('a remote draws its screen from the firm and the wording', async () => {
  const drawing = await draw(await answering('[r.tenant.name, r.wording, r.path].join(" ")'), request)
  expect(drawing.html).toBe('Zuider nl /login')
})

test.each([
  ['throws', "throw new Error('broken')", /broken/],
  ['draws nothing', 'exports.draw = () => new Promise(() => {})', /drew nothing/],
  [
    'eats memory',
    'exports.draw = () => { const a = []; while (true) a.push(new Array(1e5).fill({})) }',
    /memory/,
  ],
])('a bundle that %s harms nothing but its own drawing', async (_, code, message) => {
  await expect(draw(await bundle(code), request, aDay)).rejects.toThrow(message)
})

test('a bundle that never ends is ended', async () => {
  const endless = await bundle('exports.draw = () => { while (true); }')
  await expect(draw(endless, request, 500)).rejects.toThrow('too long')
})

test('trust B2: a bundle that is not what was published never runs', async () => {
  const published = await answering('"published"')
  await writeFile(published.file, 'exports.draw = async () => ({ html: "altered", styles: [] })')
  await expect(draw(published, request)).rejects.toThrow('not what was published')
})

test('each screen is drawn once for each firm and wording', async () => {
  const drawings = createDrawings({ onFailure: vi.fn(), timeoutMs: aDay })
  const counting = await answering('String(process.hrtime.bigint())')
  const first = await drawings.of(counting, request)
  expect(await drawings.of(counting, { ...request })).toBe(first)
  expect(await drawings.of(counting, { ...request, wording: 'de' })).not.toEqual(first)
})

test('one that failed is left alone for a minute, and then tried again', async () => {
  const onFailure = vi.fn()
  let time = 0
  const drawings = createDrawings({ onFailure, now: () => time, timeoutMs: aDay })
  const broken = await bundle("throw new Error('broken')")
  for (const at of [0, 1000, 60_000]) {
    time = at
    expect(await drawings.of(broken, request)).toBeNull()
  }
  expect(onFailure).toHaveBeenCalledTimes(1)
  time = 60_001
  await drawings.of(broken, request)
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('a page does not wait for a slow drawing, the next one has it', async () => {
  const gate = path.join(await mkdtemp(path.join(tmpdir(), 'portal-gate-')), 'open')
  const slow = await bundle(
    `const { existsSync } = require('node:fs'); exports.draw = async () => {
      while (!existsSync(${JSON.stringify(gate)})) await new Promise((go) => setTimeout(go, 5))
      return { html: 'late', styles: [] } }`,
  )
  const impatient = createDrawings({ onFailure: vi.fn(), timeoutMs: 1 })
  expect(await impatient.of(slow, request)).toBeNull()
  await writeFile(gate, '')
  await vi.waitFor(async () => expect((await impatient.of(slow, request))?.html).toBe('late'), 50_000)
})
