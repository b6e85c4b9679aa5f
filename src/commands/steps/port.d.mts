export interface ListenAddress {
  port: number;
  host: string;
}
export function listenAddress(environment?: Record<string, string | undefined>): ListenAddress;
export function checkPort(address: ListenAddress): Promise<void>;
export function freePort(): Promise<number>;
