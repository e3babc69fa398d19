import type { ModuleFactory, RemoteContainer, SharedModule, ShareScope } from './container.ts'

type ModuleId = string | number

/** A shared module that a chunk consumes. */
export interface ConsumedModule {
  shareKey: string
  /** Version range of the build: `^1.2.3`. */
  requiredVersion: string
  /** The build's own copy of the module; in a remote it only throws an error. */
  fallback(): ModuleFactory | Promise<ModuleFactory>
}

/** Federation plugin, with the hooks that this runtime calls. */
export interface FederationPlugin {
  loadEntry?(options: {
    remoteInfo: { name: string }
  }): Promise<RemoteContainer | undefined> | RemoteContainer | undefined
}

/** Options that the build passes to the runtime. */
interface FederationInitOptions {
  name: string
  plugins?: FederationPlugin[]
  shared?: Record<string, Pick<SharedModule, 'get' | 'version'>[]>
}

/** webpack's `require` with what federation's build plugin adds to it. */
export interface WebpackRequire {
  /** Factories of all modules, by id. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Cache of executed modules. */
  c: Record<ModuleId, unknown>
  S: Record<string, ShareScope>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule> }
  federation: { initOptions: FederationInitOptions }
}

/** Arguments that webpack passes when it loads a chunk. */
export interface ChunkRequest {
  chunkId: ModuleId
  promises: unknown[]
  webpackRequire: WebpackRequire
  /** Ids of the requested modules by chunk. */
  chunkMapping: Record<ModuleId, ModuleId[]>
}

/** Arguments for a chunk that consumes shared modules. */
export interface ConsumesRequest extends ChunkRequest {
  /** Modules that are loaded or loading, by id. */
  installedModules: Record<ModuleId, unknown>
}

/** Arguments for the shared modules that the initial chunk needs. */
export interface InitialConsumesRequest extends Pick<ConsumesRequest, 'webpackRequire' | 'installedModules'> {
  initialConsumes: ModuleId[]
}

/** A remote's module that a build uses: share scope, module, external, and the promise of its load. */
export type RemoteModule = [scope: string, module: string, external: ModuleId] & {
  p?: Promise<void> | undefined
}

/** Arguments for a chunk that uses modules of remotes. */
export interface RemotesRequest extends ChunkRequest {
  idToExternalAndNameMapping: Record<ModuleId, RemoteModule>
  idToRemoteMap: Record<ModuleId, { name: string }[]>
}
