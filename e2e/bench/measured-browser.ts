import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createInterface } from 'node:readline'
import { type CDPSession, chromium } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'

/** A page that is controlled with the Chrome DevTools Protocol. */
export interface MeasuredPage extends Pick<CDPSession, 'send' | 'on'> {
  close(): Promise<void>
}

export interface MeasuredBrowser {
  openPage(): Promise<MeasuredPage>
  stop(): Promise<void>
}

interface ProtocolMessage {
  id?: number
  sessionId?: string
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/**
 * Starts Chromium without Playwright. Playwright enables the protocol's `Runtime` domain, with which V8 parses large
 * scripts a second time for stack traces: a slow phone needs up to 150 ms for that, which visitors never wait.
 * @param userDataDir profile; it may be one that Playwright has used before
 */
export async function startMeasuredBrowser(
  userDataDir: string,
  flags: readonly string[],
): Promise<MeasuredBrowser> {
  const browser = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${userDataDir}`, ...flags, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await readProtocolUrl(browser.stderr))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const pendingCommands = new Map<number, (message: ProtocolMessage) => void>()
  const pageEvents = new Map<string, EventEmitter>()
  socket.addEventListener('message', ({ data }) => {
    const message: ProtocolMessage = JSON.parse(data)
    if (message.id) pendingCommands.get(message.id)?.(message)
    else if (message.method) pageEvents.get(message.sessionId ?? '')?.emit(message.method, message.params)
  })
  let commandCount = 0
  const sendCommand = (sessionId?: string) => (method: string, params?: object) =>
    new Promise<never>((resolve, reject) => {
      const id = ++commandCount
      pendingCommands.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never),
      )
      socket.send(JSON.stringify({ id, sessionId, method, params }))
    })
  const send = sendCommand() as CDPSession['send']
  return {
    openPage: async () => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const events = new EventEmitter()
      pageEvents.set(sessionId, events)
      return {
        send: sendCommand(sessionId) as CDPSession['send'],
        on: events.on.bind(events) as unknown as CDPSession['on'],
        close: async () => void (await send('Target.closeTarget', { targetId })),
      }
    },
    stop: async () => {
      const exit = once(browser, 'exit')
      // The browser may be started by a shell script, which does not pass on signals.
      void send('Browser.close')
      await exit
    },
  }
}

async function readProtocolUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [url] = /ws:\/\/\S+/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('Chromium has stopped before it opened its debugging port')
}
