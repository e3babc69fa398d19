import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { apiOrigin, getPortalOrigin } from '../origins.ts'
import { defaultRemoteBudget, pageBudgetsKilobytes, remoteBudgetsKilobytes } from '../size-budgets.ts'
import { measureFirstLoadKilobytes, measureRemoteSizes } from '../transfer-size.ts'

const { host } = new URL(getPortalOrigin('zuider'))

for (const { page, address, most } of pageBudgetsKilobytes)
  test(`the first load of ${page} weighs at most ${most} kB`, async () => {
    const cookie = address === '/login' ? '' : 'signed-in=1'
    expect(await measureFirstLoadKilobytes(apiOrigin, host, address, cookie)).toBeLessThanOrEqual(most)
  })

test('every remote stays within its size budget', () => {
  const weights = measureRemoteSizes()
  for (const [name, { start, view, largest }] of Object.entries(weights)) {
    const limits = remoteBudgetsKilobytes[name] ?? defaultRemoteBudget
    expect.soft(start, `start of ${name}`).toBeLessThanOrEqual(limits.start)
    expect.soft(view, `${largest}, the largest view of ${name}`).toBeLessThanOrEqual(limits.view)
  }
  expect(Object.keys(weights)).toEqual(expect.arrayContaining(Object.keys(remoteBudgetsKilobytes)))
})

test('@KEYS-03 the passkey code is at most 3 kB, and no page loads it initially', () => {
  const workspace = path.resolve(import.meta.dirname, '../..')
  const [file = ''] = globSync('mf-auth/dist/passkey.*.js', { cwd: workspace })
  expect(brotliCompressSync(readFileSync(path.join(workspace, file))).length).toBeLessThanOrEqual(3 * 1024)
  const { views } = JSON.parse(readFileSync(path.join(workspace, 'mf-auth/dist/descriptor.json'), 'utf8'))
  expect(JSON.stringify(views)).not.toContain(path.basename(file))
})

test('no file of a build contains the path of its folder, so builds are the same on every machine', () => {
  const workspace = path.resolve(import.meta.dirname, '../..')
  const files = globSync('{shell,mf-*,shared/bsn-check}/dist/**/*.{js,cjs,json}', { cwd: workspace })
  expect(files.length).toBeGreaterThan(100)
  const naming = files.filter((file) => readFileSync(path.join(workspace, file), 'utf8').includes(workspace))
  expect(naming).toEqual([])
})
