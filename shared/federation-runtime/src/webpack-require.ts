import type { ModuleFactory, RemoteContainer, SharedModule, ShareScope } from './container.ts'

type ModuleId = string | number

export interface ConsumedModule {
  shareKey: string
  /** Version range that this build requires, such as `^1.2.3`. */
  requiredVersion: string
  /**
   * Loads the copy of the shared module that this build bundles. Throws in a remote, because remotes do not bundle
   * shared modules.
   */
  fallback(): ModuleFactory | Promise<ModuleFactory>
}

/** Plugin in the format of Module Federation's own runtime. Declares only the hooks that this package calls. */
export interface FederationPlugin {
  loadEntry?(options: {
    remoteInfo: { name: string }
  }): Promise<RemoteContainer | undefined> | RemoteContainer | undefined
}

/** Options that the build passes to `init`. */
interface FederationInitOptions {
  name: string
  plugins?: FederationPlugin[]
  shared?: Record<string, Pick<SharedModule, 'get' | 'version'>[]>
}

/** webpack's `require` with what federation's build plugin adds to it. */
export interface WebpackRequire {
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Modules that have run, by id. */
  c: Record<ModuleId, unknown>
  S: Record<string, ShareScope>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule> }
  federation: { initOptions: FederationInitOptions }
}

/** Arguments that webpack passes when a chunk loads. */
export interface ChunkRequest {
  chunkId: ModuleId
  promises: unknown[]
  webpackRequire: WebpackRequire
  /** Ids of the modules of each chunk. */
  chunkMapping: Record<ModuleId, ModuleId[]>
}

export interface SharedModulesRequest extends ChunkRequest {
  /** Modules that are loading or loaded, by id. */
  installedModules: Record<ModuleId, unknown>
}

export interface InitialSharedModulesRequest
  extends Pick<SharedModulesRequest, 'webpackRequire' | 'installedModules'> {
  initialConsumes: ModuleId[]
}

/** A module of another remote: share scope, name, id of the external module, and the promise of its load. */
export type RemoteModule = [scope: string, module: string, external: ModuleId] & {
  p?: Promise<void> | undefined
}

export interface RemotesRequest extends ChunkRequest {
  idToExternalAndNameMapping: Record<ModuleId, RemoteModule>
  idToRemoteMap: Record<ModuleId, { name: string }[]>
}
