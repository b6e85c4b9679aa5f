import { BudgetExceeded } from './budget-exceeded.ts';
import { limits } from './limits.ts';
import { weigh } from './weigh.ts';

/** What one expression has used. Expressions that run inside of another one share its account. */
export class Account {
  steps = 0;
  private size = 0;
  /** Whether the expression made lists or objects of its own. */
  made = false;
  private weights: WeakMap<object, number> | undefined;

  /** @param most steps that this expression may take */
  constructor(private readonly most: number) {}

  spend(steps: number): void {
    this.steps += steps;
    if (!(this.steps <= this.most)) throw new BudgetExceeded(this.most < limits.steps ? 'purse' : 'steps');
  }

  /** Counts characters or items that the expression makes. */
  produce(size: number): void {
    this.size += size;
    if (!(this.size <= limits.size)) throw new BudgetExceeded('size');
  }

  /** How long a value would be as text. */
  weigh(value: unknown): number {
    if (typeof value === 'string') return value.length;
    if (typeof value !== 'object' || value === null) return 1;
    this.weights ??= new WeakMap();
    return weigh(value, this.weights, limits.size, 0);
  }
}
