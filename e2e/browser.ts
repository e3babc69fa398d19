import { existsSync } from 'node:fs'

/** Where a machine has Chromium: as it was told, then the headless shell, which needs half the time, then the whole browser. */
const installed = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** Chromium as root in a closed network: no sandbox, no background requests, no rendering to a screen. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
]

/** How Chromium is started: the machine's own where there is one, else Playwright's. */
export const launchOptions = {
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  ...(installed ? { executablePath: installed } : {}),
}
