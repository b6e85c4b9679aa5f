/**
 * Why a formula was stopped: too many steps; too much text or too many items; values nested too deeply; the page's purse is
 * empty; its text is too long. `given-up`: the layer has too many formulas, or too many were stopped.
 */
export type BudgetReason = 'steps' | 'size' | 'depth' | 'purse' | 'length' | 'given-up';

/** A formula used up its budget, or a layer did (`isLayer`). The message is fixed wording: reason and place. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
  /** Whether another try comes to the same. The purse, which all formulas share, is full again in a second. */
  readonly isFinal: boolean;

  /**
   * @param formula the text that was stopped, where that is known
   * @param place JSON pointer of the formula in its page, where that is known
   */
  constructor(
    readonly reason: BudgetReason,
    readonly formula?: string,
    readonly place?: string,
  ) {
    super(place === undefined ? `over budget: ${reason}` : `over budget at ${place}: ${reason}`);
    this.isFinal = reason !== 'purse';
  }

  /** Whether the whole layer is given up, not only one formula. */
  get isLayer(): boolean {
    return this.reason === 'given-up';
  }
}
