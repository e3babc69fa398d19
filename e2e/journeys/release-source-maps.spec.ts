import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { buildExampleRemote, exampleRemote } from '../example-remote.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { releaseCliPath, visitScreen } from '../release-journey.ts'
import { type IsolatedPortal, startPortal } from '../running-portal.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let portal: IsolatedPortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startPortal(firstIsolatedPortalPort)
})
test.afterAll(() => portal?.stop())

const notesScreenSourceFile = 'src/notes/NotesScreen.tsx'
const errorThrowingFileEdit = {
  file: notesScreenSourceFile,
  from: 'onClick={() => setAsking(true)}',
  to: "onClick={() => {\n  throw new Error('broken on purpose')\n}}",
}

/** Parses the location of an error from the first line of its stack. */
function parseErrorLocation(stack = '') {
  const [, url = '', line, column] = /(http\S+?\.js):(\d+):(\d+)/.exec(stack) ?? []
  return { url, name: path.basename(url), line: Number(line), column: Number(column) - 1 }
}

const errorThrowingVersion = '1.0.0'
test('a remote’s team finds the place of an error with source maps, which the public cannot download', {
  tag: '@full',
}, async ({ browser }) => {
  const dist = await buildExampleRemote(errorThrowingVersion, [errorThrowingFileEdit])
  await portal.run(releaseCliPath, 'publish', exampleRemote.name, '--dist', dist)
  await portal.run(
    releaseCliPath,
    'place',
    exampleRemote.name,
    errorThrowingVersion,
    '--tenant',
    'zuider',
    '--force',
    'true',
  )
  const { page } = await visitScreen(browser, portal, 'zuider', 'anna')
  await page.getByRole('link', { name: 'Notities', exact: true }).first().click()
  const failed = page.waitForEvent('pageerror')
  await page.getByRole('button', { name: 'Stel een vraag' }).click()
  const { url, name, ...place } = parseErrorLocation((await failed).stack)
  expect((await fetch(`${url}.map`)).status).toBe(404)
  expect(await (await fetch(url)).text()).not.toContain('sourceMappingURL')

  const into = await mkdtemp(path.join(tmpdir(), 'portal-maps-'))
  await portal.run(releaseCliPath, 'maps', exampleRemote.name, errorThrowingVersion, '--into', into)
  const map = new TraceMap(await readFile(path.join(into, `${name}.map`), 'utf8'))
  const found = originalPositionFor(map, place)
  const sources = await readFile(path.join(dist, '..', notesScreenSourceFile), 'utf8')
  expect(found.source).toMatch(/src\/notes\/NotesScreen\.tsx$/)
  expect(sources.split('\n')[(found.line ?? 0) - 1]).toContain('broken on purpose')
})
