import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'

interface ListenTarget {
  host: string
  port: number
}

const createPortTakenError = (port: number, setting: string) =>
  new StartError(`Port ${port} is in use: stop what listens there, or set ${setting} to another port.`)

export const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** @throws StartError if the port is in use, with the setting to change */
export async function startListening(
  app: FastifyInstance,
  target: ListenTarget,
  setting: string,
): Promise<void> {
  try {
    await app.listen(target)
  } catch (error) {
    throw isPortTaken(error) ? createPortTakenError(target.port, setting) : error
  }
}

export async function checkPorts({
  host,
  port,
  assetsPort,
  adminHost,
  adminPort,
  identityPort,
}: Config): Promise<void> {
  await checkPort({ host, port }, 'PORT')
  await checkPort({ host, port: assetsPort }, 'ASSETS_PORT')
  await checkPort({ host: adminHost, port: adminPort }, 'ADMIN_PORT')
  if (identityPort !== null) await checkPort({ host: 'localhost', port: identityPort }, 'IDENTITY_PORT')
}

function checkPort(target: ListenTarget, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) =>
      reject(isPortTaken(error) ? createPortTakenError(target.port, setting) : error),
    )
    probe.listen(target, () => probe.close(() => resolve()))
  })
}
