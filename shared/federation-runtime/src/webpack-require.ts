import type { Container, Factory, Shared, ShareScope } from './container.ts'

type ModuleId = string | number

/** A shared module that a chunk consumes. */
export interface Consumed {
  shareKey: string
  /** Version range of the build: `^1.2.3`. */
  requiredVersion: string
  /** Module of the build itself; in a remote this only throws an error. */
  fallback(): Factory | Promise<Factory>
}

/** Federation plugin, with the hooks that this runtime calls. */
export interface Plugin {
  loadEntry?(options: {
    remoteInfo: { name: string }
  }): Promise<Container | undefined> | Container | undefined
}

/** Options that the build passes to the runtime. */
interface InitOptions {
  name: string
  plugins?: Plugin[]
  shared?: Record<string, Pick<Shared, 'get' | 'version'>[]>
}

/** webpack's `require` with what federation's build plugin adds to it. */
export interface WebpackRequire {
  /** Module factories. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Cache of executed modules. */
  c: Record<ModuleId, unknown>
  S: Record<string, ShareScope>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, Consumed> }
  federation: { initOptions: InitOptions }
}

/** Arguments that webpack passes when it loads a chunk. */
export interface ChunkRequest {
  chunkId: ModuleId
  promises: unknown[]
  webpackRequire: WebpackRequire
  /** Ids of such modules by chunk. */
  chunkMapping: Record<ModuleId, ModuleId[]>
}

/** A chunk that consumes shared modules. */
export interface ConsumesRequest extends ChunkRequest {
  /** Modules that are loaded or loading. */
  installedModules: Record<ModuleId, unknown>
}

/** Shared modules that the initial chunk needs. */
export interface InitialConsumes extends Pick<ConsumesRequest, 'webpackRequire' | 'installedModules'> {
  initialConsumes: ModuleId[]
}

/** A remote's module that a build uses: share scope, module, external, and the promise of its load. */
export type RemoteModule = [scope: string, module: string, external: ModuleId] & {
  p?: Promise<void> | undefined
}

/** A chunk that uses remotes' modules. */
export interface RemotesRequest extends ChunkRequest {
  idToExternalAndNameMapping: Record<ModuleId, RemoteModule>
  idToRemoteMap: Record<ModuleId, { name: string }[]>
}
