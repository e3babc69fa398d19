/** Returns the slider step in euro. The step is smaller if `room`, the amount that can be repaid, is smaller. */
export const getRepaymentSliderStep = (room: number): number => (room >= 5_000 ? 500 : room >= 500 ? 50 : 10)
