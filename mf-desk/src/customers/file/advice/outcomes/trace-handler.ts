import type { TracedFigure } from '@portal/remote-kit/trace'

/** Called with the figure to explain. */
export type TraceHandler = (traced: TracedFigure) => void
