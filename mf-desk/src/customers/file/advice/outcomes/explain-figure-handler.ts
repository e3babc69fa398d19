import type { ExplainedFigure } from '@portal/remote-kit/trace'

/** Called with the figure whose calculation must be explained. */
export type ExplainFigureHandler = (traced: ExplainedFigure) => void
