import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Config } from '../src/config.ts'
import { announcePortal } from '../src/start/run-portal.ts'

const runningServers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of runningServers.splice(0)) server.close()
})

/** Starts a server on a free port that responds with `status`; returns the port. */
async function startRespondingServer(status: number): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end())
  runningServers.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return (server.address() as AddressInfo).port
}
const createConfig = (port: number, assetsPort: number) =>
  ({
    port,
    assetsPort,
    assetsUrl: 'https://assets.portal.example',
    portalUrl: 'https://{tenant}.portal.example',
    demo: false,
  }) as Config

test('behind a proxy that is not running yet, the portal prints its address', async () => {
  const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {})
  await announcePortal(createConfig(await startRespondingServer(404), await startRespondingServer(404)), true)
  expect(consoleLog.mock.calls.flat().join()).toContain('https://<tenant>.portal.example')
  consoleLog.mockRestore()
})

test('a port that responds with an error is reported', async () => {
  await expect(
    announcePortal(createConfig(await startRespondingServer(200), await startRespondingServer(500)), true),
  ).rejects.toThrow('own ports')
})

test('a first installation starts before any page is released', async () => {
  const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {})
  const server = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 503).end())
  runningServers.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const assets = await startRespondingServer(404)
  await announcePortal(createConfig(port, assets), false)
  expect(consoleLog.mock.calls.flat().join()).toContain('https://<tenant>.portal.example')
  await expect(announcePortal(createConfig(port, assets), true)).rejects.toThrow('own ports')
  consoleLog.mockRestore()
})
