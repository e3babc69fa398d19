import type { Container, Factory, Shared, ShareScope } from './container.ts'

type ModuleId = string | number

/** A module that a chunk takes from the page. */
export interface Consumed {
  shareKey: string
  /** Range that its build asks for: `^1.2.3`. */
  requiredVersion: string
  /** What the build has of its own; of a remote only an error. */
  fallback(): Factory | Promise<Factory>
}

/** Federation's plugins, as far as this runtime asks them. */
export interface Plugin {
  loadEntry?(options: {
    remoteInfo: { name: string }
  }): Promise<Container | undefined> | Container | undefined
}

/** What the build tells the runtime. */
interface InitOptions {
  name: string
  plugins?: Plugin[]
  shared?: Record<string, Pick<Shared, 'get' | 'version'>[]>
}

/** webpack's `require` with what federation's build plugin adds to it. */
export interface WebpackRequire {
  /** Code of the modules. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Modules that have run. */
  c: Record<ModuleId, unknown>
  S: Record<string, ShareScope>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, Consumed> }
  federation: { initOptions: InitOptions }
}

/** What webpack hands over when a chunk is asked for. */
export interface ChunkRequest {
  chunkId: ModuleId
  promises: unknown[]
  webpackRequire: WebpackRequire
  /** Modules of that kind in each chunk. */
  chunkMapping: Record<ModuleId, ModuleId[]>
}

/** A chunk with modules from the page. */
export interface ConsumesRequest extends ChunkRequest {
  /** Those that have been got, or are being. */
  installedModules: Record<ModuleId, unknown>
}

/** Modules from the page that the first file runs with. */
export interface InitialConsumes extends Pick<ConsumesRequest, 'webpackRequire' | 'installedModules'> {
  initialConsumes: ModuleId[]
}

/** A remote's module that a build names: share scope, module, external; and its promise while it is on its way. */
export type RemoteModule = [scope: string, module: string, external: ModuleId] & {
  p?: Promise<void> | undefined
}

/** A chunk with remotes' modules. */
export interface RemotesRequest extends ChunkRequest {
  idToExternalAndNameMapping: Record<ModuleId, RemoteModule>
  idToRemoteMap: Record<ModuleId, { name: string }[]>
}
