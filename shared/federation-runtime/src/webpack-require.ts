import type { ModuleFactory, RemoteContainer, SharedModule, ShareScope } from './container.ts'

type ModuleId = string | number

export interface ConsumedModule {
  shareKey: string
  /** Version range that this build requires, such as `^1.2.3`. */
  requiredVersion: string
  /** The build's own copy; in a remote it throws an error. */
  fallback(): ModuleFactory | Promise<ModuleFactory>
}

/** With the hooks that this runtime calls. */
export interface FederationPlugin {
  loadEntry?(options: {
    remoteInfo: { name: string }
  }): Promise<RemoteContainer | undefined> | RemoteContainer | undefined
}

/** Passed by the build. */
interface FederationInitOptions {
  name: string
  plugins?: FederationPlugin[]
  shared?: Record<string, Pick<SharedModule, 'get' | 'version'>[]>
}

/** webpack's `require` with what federation's build plugin adds to it. */
export interface WebpackRequire {
  /** Module factories by id. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Executed modules. */
  c: Record<ModuleId, unknown>
  S: Record<string, ShareScope>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule> }
  federation: { initOptions: FederationInitOptions }
}

/** Arguments of webpack for loading a chunk. */
export interface ChunkRequest {
  chunkId: ModuleId
  promises: unknown[]
  webpackRequire: WebpackRequire
  /** Ids of the modules by chunk. */
  chunkMapping: Record<ModuleId, ModuleId[]>
}

export interface SharedModulesRequest extends ChunkRequest {
  /** Loaded or loading, by id. */
  installedModules: Record<ModuleId, unknown>
}

export interface InitialSharedModulesRequest
  extends Pick<SharedModulesRequest, 'webpackRequire' | 'installedModules'> {
  initialConsumes: ModuleId[]
}

/** Share scope, module, external, and the promise of the load. */
export type RemoteModule = [scope: string, module: string, external: ModuleId] & {
  p?: Promise<void> | undefined
}

export interface RemotesRequest extends ChunkRequest {
  idToExternalAndNameMapping: Record<ModuleId, RemoteModule>
  idToRemoteMap: Record<ModuleId, { name: string }[]>
}
